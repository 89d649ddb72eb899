import { reviewLimits } from "#app/domain/reviews/limits.ts";
import { suggestedTags } from "#app/domain/reviews/tags.ts";
import { reviews, reviewVotes } from "#db/schema/reviews.ts";
import type { DemoDish } from "./baskets.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { countRegistered, type DemoCustomer } from "./customers.ts";
import { DAY_MS, type Demo, MINUTE_MS } from "./demo.ts";
import type { DeliveredOrder } from "./orders.ts";
import { ownTags, reviewTexts, wholeOrder } from "./texts/review-texts.ts";

const starShares = [
  [5, 54],
  [4, 27],
  [3, 11],
  [2, 5],
  [1, 3],
] as const;
const MAX_VOTES = 7;
/** The first reviews with five stars are featured, later ones rarely. */
const FIRST_FEATURED = 3;

const insert = bulkInsert(reviews);
const insertVote = bulkInsert(reviewVotes);

type PlannedReview = {
  writer: DemoCustomer;
  writtenMs: number;
  dish: Pick<DemoDish, "id" | "name"> | null;
  orderId: string | null;
};

/** Reviews one of the order's dishes, or the whole order. */
function reviewOfOrder({ random, untilMs }: Demo, order: DeliveredOrder): PlannedReview {
  const afterMs = random.between(15 * MINUTE_MS, 2 * DAY_MS);
  return {
    writer: order.buyer,
    writtenMs: Math.floor(Math.min(untilMs, order.deliveredMs + afterMs)),
    dish: random.percent(85) ? random.pick(order.dishes) : null,
    orderId: order.id,
  };
}

/** Without an order, for example after a meal at the stall. */
function reviewWithoutOrder(
  demo: Demo,
  customers: DemoCustomer[],
  dishes: DemoDish[],
): PlannedReview {
  const { random, untilMs } = demo;
  const writer = random.pick(customers);
  return {
    writer,
    writtenMs: Math.floor(
      random.between(Math.max(writer.createdAtMs, untilMs - 30 * DAY_MS), untilMs),
    ),
    dish: random.percent(60) ? random.pick(dishes) : null,
    orderId: null,
  };
}

function randomText({ random }: Demo, rating: number, dishName: string) {
  const { titles, openings, closings } = reviewTexts[rating] ?? {
    titles: [],
    openings: [],
    closings: [],
  };
  const fillIn = (text: string) => text.replaceAll("{dish}", dishName);
  return {
    title: fillIn(random.pick(titles)).slice(0, reviewLimits.title.max),
    comment: `${fillIn(random.pick(openings))} ${random.pick(closings)}`.slice(
      0,
      reviewLimits.comment.max,
    ),
  };
}

function randomTags({ random }: Demo, rating: number): string[] {
  if (rating < 4 || !random.percent(45)) return [];
  const tags: string[] = [random.pick(suggestedTags), random.pick(suggestedTags)];
  if (random.percent(20)) tags.push(random.pick(ownTags));
  return [...new Set(tags)];
}

/** Most reviews are about delivered orders. Returns the number of votes. Call it inside a transaction. */
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
  const { random, untilMs } = demo;
  const orderReviews = delivered.slice(0, count).map((order) => reviewOfOrder(demo, order));
  const otherReviews = Array.from({ length: count - orderReviews.length }, () =>
    reviewWithoutOrder(demo, customers, dishes),
  );
  const byTime = [...orderReviews, ...otherReviews].sort((a, b) => a.writtenMs - b.writtenMs);
  let featured = 0;
  let votes = 0;
  for (const { writer, writtenMs, dish, orderId } of byTime) {
    const rating = random.pickWeighted<number>(starShares);
    const isFeatured = rating === 5 && (featured < FIRST_FEATURED || random.percent(2));
    if (isFeatured) featured += 1;
    const id = demo.idAt(writtenMs);
    insert({
      id,
      userId: writer.id,
      customerName: writer.name,
      rating,
      ...randomText(demo, rating, dish?.name ?? wholeOrder),
      tags: JSON.stringify(randomTags(demo, rating)),
      productId: dish?.id ?? null,
      orderId,
      isVerified: Number(orderId !== null),
      isFeatured: Number(isFeatured),
      isHidden: Number(rating === 1 && random.percent(12)),
      createdAt: writtenMs,
    });
    const voters = new Set<DemoCustomer>();
    const registered = countRegistered(customers, writtenMs);
    const wanted = Math.floor(MAX_VOTES * random.between(0, 1) ** 3) + (isFeatured ? 3 : 0);
    for (let turn = 0; turn < wanted; turn += 1) {
      const voter = customers[Math.floor(random.between(0, registered))];
      if (voter && voter !== writer) voters.add(voter);
    }
    for (const voter of voters) {
      const votedMs = Math.floor(random.between(writtenMs, untilMs));
      insertVote({ userId: voter.id, reviewId: id, createdAt: votedMs });
    }
    votes += voters.size;
  }
  return votes;
}
