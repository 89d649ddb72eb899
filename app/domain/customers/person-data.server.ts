import { and, asc, eq, gt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { reviews } from "#db/schema/reviews.ts";
import type { User } from "../access/user.ts";
import { listAddresses } from "../accounts/addresses.server.ts";
import { describeUserAgent } from "../accounts/describe-user-agent.ts";
import { listOwnSessions } from "../accounts/own-sessions.server.ts";
import { presentUser } from "../accounts/present-user.ts";
import { listOwnSignIns } from "../accounts/sign-in-log.server.ts";
import { chosenLanguageOf } from "../accounts/user-language.server.ts";
import { cartOf } from "../cart/queries.server.ts";
import { presentEvent } from "../catering/present-event.server.ts";
import { quotesOfEvent } from "../catering/quotes.server.ts";
import { now } from "../clock.ts";
import { listOwnEvents } from "../events/list-events.server.ts";
import { presentQuote } from "../events/present-quote.ts";
import { listOwnMessages } from "../messages/messages.server.ts";
import { listOwnNewsletters } from "../messages/subscribers.server.ts";
import { paiseToRupees } from "../money.ts";
import { listOwnOrders } from "../order-lists/order-lists.server.ts";
import { presentOrder } from "../orders/present-orders.server.ts";
import { listOwnSubscriptions } from "../push/subscriptions.server.ts";
import { listReviews } from "../reviews/list-reviews.server.ts";
import { completeReviews, reviewColumns } from "../reviews/queries.server.ts";
import { presentReview } from "../reviews/review.ts";
import { reviewsQuery } from "../reviews/schema.ts";
import { listSavedPosts } from "../wishlist/saved-posts.server.ts";
import { listWishlistDishes } from "../wishlist/wishlist-dishes.server.ts";

/** Rows per read, so that a long history never fills the memory. */
const PAGE = 100;

const writtenReviews = db
  .select({ seq: reviews.seq, ...reviewColumns })
  .from(reviews)
  .leftJoin(products, eq(products.id, reviews.productId))
  .where(and(given(reviews.userId), gt(reviews.seq, sql.placeholder("after"))))
  .orderBy(asc(reviews.seq))
  .limit(PAGE)
  .prepare();

type View = { page: number; limit: number };

/** Every entry of a paged list. */
function* all<Item>(
  read: (view: View) => { items: Item[] },
  present: (item: Item) => unknown,
): Iterable<unknown> {
  for (let page = 1; ; page += 1) {
    const { items } = read({ page, limit: PAGE });
    for (const item of items) yield present(item);
    if (items.length < PAGE) return;
  }
}

function* reviewsOf(person: User) {
  let after = 0;
  for (;;) {
    const rows = writtenReviews.all({ userId: person.id, after });
    for (const { seq, ...row } of rows) {
      after = seq;
      for (const review of completeReviews([row], null)) yield presentReview(review);
    }
    if (rows.length < PAGE) return;
  }
}

/** Parts by name, read lazily. */
function partsOf(person: User, siteUrl: string): Record<string, Iterable<unknown>> {
  const { lines } = cartOf({ userId: person.id, token: null });
  const likedReviews = { ...reviewsQuery.parse({}), liked: true };
  return {
    orders: all(
      (view) => listOwnOrders(person, view),
      (order) => presentOrder(person, order, siteUrl),
    ),
    events: all(
      (view) => listOwnEvents(person, view),
      (event) => ({ ...presentEvent(event), quotes: quotesOfEvent(event.id).map(presentQuote) }),
    ),
    reviews: reviewsOf(person),
    wishlistDishes: all(
      (view) => listWishlistDishes(person, view),
      ({ name }) => name,
    ),
    wishlistPosts: all(
      (view) => listSavedPosts(person, view),
      ({ title }) => title,
    ),
    wishlistReviews: all(
      (view) => listReviews({ ...likedReviews, ...view }, person),
      ({ title }) => title,
    ),
    cart: lines.map((line) => ({
      name: line.name,
      price: paiseToRupees(line.pricePaise),
      quantity: line.quantity,
      choices: line.choices,
      specialInstructions: line.specialInstructions,
    })),
    addresses: listAddresses(person).map(({ id: _, ...address }) => address),
    sessions: listOwnSessions(person, null).map(({ userAgent, createdAt, lastSeenAt }) => ({
      device: describeUserAgent(userAgent),
      since: createdAt.toISOString(),
      lastSeen: lastSeenAt.toISOString(),
    })),
    notifications: listOwnSubscriptions(person).map(({ createdAt, ...subscription }) => ({
      ...subscription,
      since: createdAt.toISOString(),
    })),
    messages: listOwnMessages(person).map(
      ({ name, email, phone, subject, message, orderNumber, images, createdAt }) => ({
        ...{ name, email, phone, subject, message, orderNumber, images },
        sentAt: createdAt.toISOString(),
      }),
    ),
    newsletters: listOwnNewsletters(person).map(({ email, createdAt }) => ({
      email,
      since: createdAt.toISOString(),
    })),
    signIns: listOwnSignIns(person).map(({ kind, clientIp, createdAt }) => ({
      what: kind,
      networkAddress: clientIp,
      at: createdAt.toISOString(),
    })),
  };
}

/** Pieces of one JSON document with everything stored about a person. Amounts are in rupees, times are ISO 8601. */
export function* personData(person: User, siteUrl: string): Iterable<string> {
  const { _id, ...user } = presentUser(person);
  const profile = { ...user, language: chosenLanguageOf(person.id) };
  yield `{\n"exportedAt": ${JSON.stringify(now())},\n"profile": ${JSON.stringify(profile)}`;
  for (const [name, items] of Object.entries(partsOf(person, siteUrl))) {
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
