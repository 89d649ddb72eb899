import { reviewLimits } from "#app/domain/reviews/limits.ts";
import { suggestedTags } from "#app/domain/reviews/tags.ts";
import { reviews, reviewVotes } from "#db/schema/reviews.ts";
import type { DemoDish } from "./baskets.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { type DemoCustomer, knownAt } from "./customers.ts";
import { DAY_MS, type Demo, MINUTE_MS } from "./demo.ts";
import type { DeliveredOrder } from "./orders.ts";
import { ownTags, reviewTexts, wholeOrder } from "./review-texts.ts";

const starShares = [
  [5, 54],
  [4, 27],
  [3, 11],
  [2, 5],
  [1, 3],
] as const;
const MOST_VOTES = 7;
/** So many of the first reviews with five stars are featured in any month, then one in a hundred. */
const SURELY_FEATURED = 3;

const insert = bulkInsert(reviews, [
  "id",
  "userId",
  "customerName",
  "rating",
  "title",
  "comment",
  "tags",
  "productId",
  "orderId",
  "isVerified",
  "isFeatured",
  "isHidden",
  "createdAt",
]);
const insertVote = bulkInsert(reviewVotes, ["userId", "reviewId", "createdAt"]);

type Subject = {
  writer: DemoCustomer;
  writtenMs: number;
  dish: Pick<DemoDish, "id" | "name"> | null;
  orderId: string | null;
};

/** About a delivered order: one of its dishes, or the order as a whole. */
function ofOrder({ dice, untilMs }: Demo, order: DeliveredOrder): Subject {
  const afterMs = dice.between(15 * MINUTE_MS, 2 * DAY_MS);
  return {
    writer: order.buyer,
    writtenMs: Math.floor(Math.min(untilMs, order.deliveredMs + afterMs)),
    dish: dice.percent(85) ? dice.pick(order.dishes) : null,
    orderId: order.id,
  };
}

/** By somebody who ate at the stall: no order says that they did. */
function ofGuest(demo: Demo, customers: DemoCustomer[], dishes: DemoDish[]): Subject {
  const { dice, untilMs } = demo;
  const writer = dice.pick(customers);
  return {
    writer,
    writtenMs: Math.floor(
      dice.between(Math.max(writer.createdAtMs, untilMs - 30 * DAY_MS), untilMs),
    ),
    dish: dice.percent(60) ? dice.pick(dishes) : null,
    orderId: null,
  };
}

function wordsFor({ dice }: Demo, rating: number, dishName: string) {
  const { titles, openings, closings } = reviewTexts[rating] ?? {
    titles: [],
    openings: [],
    closings: [],
  };
  const say = (text: string) => text.replaceAll("{dish}", dishName);
  return {
    title: say(dice.pick(titles)).slice(0, reviewLimits.title.max),
    comment: `${say(dice.pick(openings))} ${dice.pick(closings)}`.slice(
      0,
      reviewLimits.comment.max,
    ),
  };
}

function someTags({ dice }: Demo, rating: number): string[] {
  if (rating < 4 || !dice.percent(45)) return [];
  const tags: string[] = [dice.pick(suggestedTags), dice.pick(suggestedTags)];
  if (dice.percent(20)) tags.push(dice.pick(ownTags));
  return [...new Set(tags)];
}

/**
 * Takes how many, who may have written, the month's delivered orders and the dishes; writes reviews, most of
 * them of those orders, and the votes of who found them helpful. Returns how many votes. Call it inside a
 * transaction.
 */
export function fillReviews(
  demo: Demo,
  count: number,
  {
    customers,
    delivered,
    dishes,
  }: {
    customers: DemoCustomer[];
    delivered: DeliveredOrder[];
    dishes: DemoDish[];
  },
): number {
  const { dice, untilMs } = demo;
  const ofOrders = delivered.slice(0, count).map((order) => ofOrder(demo, order));
  const ofGuests = Array.from({ length: count - ofOrders.length }, () =>
    ofGuest(demo, customers, dishes),
  );
  const inTime = [...ofOrders, ...ofGuests].sort((one, other) => one.writtenMs - other.writtenMs);
  let featured = 0;
  let votes = 0;
  for (const { writer, writtenMs, dish, orderId } of inTime) {
    const rating = dice.pickWeighted<number>(starShares);
    const isFeatured = rating === 5 && (featured < SURELY_FEATURED || dice.percent(2));
    if (isFeatured) featured += 1;
    const id = demo.idAt(writtenMs);
    insert({
      id,
      userId: writer.id,
      customerName: writer.name,
      rating,
      ...wordsFor(demo, rating, dish?.name ?? wholeOrder),
      tags: JSON.stringify(someTags(demo, rating)),
      productId: dish?.id ?? null,
      orderId,
      isVerified: Number(orderId !== null),
      isFeatured: Number(isFeatured),
      isHidden: Number(rating === 1 && dice.percent(12)),
      createdAt: writtenMs,
    });
    const voters = new Set<DemoCustomer>();
    const known = knownAt(customers, writtenMs);
    const wanted = Math.floor(MOST_VOTES * dice.between(0, 1) ** 3) + (isFeatured ? 3 : 0);
    for (let turn = 0; turn < wanted; turn += 1) {
      const voter = customers[Math.floor(dice.between(0, known))];
      if (voter && voter !== writer) voters.add(voter);
    }
    for (const voter of voters) {
      const votedMs = Math.floor(dice.between(writtenMs, untilMs));
      insertVote({ userId: voter.id, reviewId: id, createdAt: votedMs });
    }
    votes += voters.size;
  }
  return votes;
}
