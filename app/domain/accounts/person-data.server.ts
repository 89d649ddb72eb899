import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { reviews } from "#db/schema/reviews.ts";
import { cartOf } from "../cart/queries.server.ts";
import { presentEvent } from "../catering/present-event.ts";
import { listOwnEvents } from "../catering/queries.server.ts";
import { now } from "../clock.ts";
import { paiseToRupees } from "../money.ts";
import { listOwnOrders } from "../orders/order-lists.server.ts";
import { presentOrder } from "../orders/present-orders.server.ts";
import { listOwnSubscriptions } from "../push/subscriptions.server.ts";
import { listReviews } from "../reviews/list-reviews.server.ts";
import { completeReviews, reviewColumns } from "../reviews/queries.server.ts";
import { presentReview } from "../reviews/review.ts";
import { reviewsQuery } from "../reviews/schema.ts";
import { listSavedPosts } from "../wishlist/saved-posts.server.ts";
import { listWishlistDishes } from "../wishlist/wishlist-dishes.server.ts";
import { listAddresses } from "./addresses.server.ts";
import { describeUserAgent } from "./describe-user-agent.ts";
import { listOwnSessions } from "./own-sessions.server.ts";
import { listOwnSignIns } from "./sign-in-log.server.ts";
import { presentUser, type User } from "./user.ts";

/** Rows read at a time, so that a long history never fills the memory. */
const PAGE = 100;

const writtenReviews = db
  .select({ seq: reviews.seq, isHidden: reviews.isHidden, ...reviewColumns })
  .from(reviews)
  .leftJoin(products, eq(products.id, reviews.productId))
  .where(
    and(eq(reviews.userId, sql.placeholder("userId")), gt(reviews.seq, sql.placeholder("after"))),
  )
  .orderBy(asc(reviews.seq))
  .limit(PAGE)
  .prepare();

type View = { page: number; limit: number };

function* pages<Item>(read: (view: View) => { items: Item[] }): Iterable<Item> {
  for (let page = 1; ; page += 1) {
    const { items } = read({ page, limit: PAGE });
    yield* items;
    if (items.length < PAGE) return;
  }
}

function* reviewsOf(person: User) {
  let after = 0;
  for (;;) {
    const rows = writtenReviews.all({ userId: person.id, after });
    for (const { seq, isHidden, ...row } of rows) {
      after = seq;
      for (const review of completeReviews([row], null)) yield presentReview(review);
    }
    if (rows.length < PAGE) return;
  }
}

function* mapped<Item>(items: Iterable<Item>, present: (item: Item) => unknown): Iterable<unknown> {
  for (const item of items) yield present(item);
}

/** By name; read lazily. */
function partsOf(person: User, siteUrl: string): [name: string, items: Iterable<unknown>][] {
  const cart = () =>
    cartOf({ userId: person.id, token: null }).lines.map((line) => ({
      name: line.name,
      price: paiseToRupees(line.pricePaise),
      quantity: line.quantity,
      choices: line.choices,
      specialInstructions: line.specialInstructions,
    }));
  const liked = reviewsQuery.parse({});
  return [
    [
      "orders",
      mapped(
        pages((view) => listOwnOrders(person, view)),
        (order) => presentOrder(order, siteUrl),
      ),
    ],
    [
      "events",
      mapped(
        pages((view) => listOwnEvents(person, view)),
        presentEvent,
      ),
    ],
    ["reviews", reviewsOf(person)],
    [
      "wishlistDishes",
      mapped(
        pages((view) => listWishlistDishes(person, view)),
        ({ name }) => name,
      ),
    ],
    [
      "wishlistPosts",
      mapped(
        pages((view) => listSavedPosts(person, view)),
        ({ title }) => title,
      ),
    ],
    [
      "wishlistReviews",
      mapped(
        pages((view) => listReviews({ ...liked, ...view, liked: true }, person)),
        ({ title }) => title,
      ),
    ],
    ["cart", cart()],
    ["addresses", listAddresses(person).map(({ id: _, ...address }) => address)],
    [
      "sessions",
      listOwnSessions(person, null).map(({ userAgent, createdAt, lastSeenAt }) => ({
        device: describeUserAgent(userAgent),
        since: createdAt.toISOString(),
        lastSeen: lastSeenAt.toISOString(),
      })),
    ],
    [
      "notifications",
      listOwnSubscriptions(person).map(({ createdAt, ...subscription }) => ({
        ...subscription,
        since: createdAt.toISOString(),
      })),
    ],
    [
      "signIns",
      listOwnSignIns(person).map(({ kind, clientIp, createdAt }) => ({
        what: kind,
        networkAddress: clientIp,
        at: createdAt.toISOString(),
      })),
    ],
  ];
}

/** Pieces of one JSON document with everything stored about a person. Money is in rupees, times are ISO 8601. */
export function* personData(person: User, siteUrl: string): Iterable<string> {
  const { _id, ...profile } = presentUser(person);
  yield `{\n"exportedAt": ${JSON.stringify(now())},\n"profile": ${JSON.stringify(profile)}`;
  for (const [name, items] of partsOf(person, siteUrl)) {
    yield `,\n${JSON.stringify(name)}: [`;
    let separator = "\n";
    for (const item of items) {
      yield `${separator}${JSON.stringify(item)}`;
      separator = ",\n";
    }
    yield "]";
  }
  yield "\n}\n";
}
