import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { reviews } from "#db/schema/reviews.ts";
import type { User } from "../accounts/user.ts";
import { findOwnOrder } from "../orders/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";

const reviewedOf = db
  .select({ productId: reviews.productId })
  .from(reviews)
  .where(eq(reviews.orderId, sql.placeholder("orderId")))
  .prepare();

/** An order that its customer may rate: each dish once, and the order as a whole once. */
export type ReviewableOrder = {
  id: string;
  orderNumber: string;
  dishes: { id: string; name: string; isReviewed: boolean }[];
  isReviewedAsWhole: boolean;
};

/**
 * Takes who asks and an order number, returns the order with what of it was reviewed already.
 * Problems: `not_found` (no such order of theirs), `conflict` (not delivered yet).
 * Source: decisions, Ordering ("Rate Order opens the review form for that delivered order").
 */
export function reviewableOrder(actor: User, orderNumber: string): Result<ReviewableOrder> {
  const order = findOwnOrder(actor, orderNumber);
  if (!order) return problem("not_found", "Order not found");
  if (order.status !== "delivered") {
    return problem("conflict", "You can rate an order once it is delivered");
  }
  const reviewed = reviewedOf.all({ orderId: order.id }).map(({ productId }) => productId);
  const dishes = new Map<string, string>();
  for (const { productId, name } of order.items) if (productId) dishes.set(productId, name);
  return ok({
    id: order.id,
    orderNumber,
    dishes: [...dishes].map(([id, name]) => ({ id, name, isReviewed: reviewed.includes(id) })),
    isReviewedAsWhole: reviewed.includes(null),
  });
}
