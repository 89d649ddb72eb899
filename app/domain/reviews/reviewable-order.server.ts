import { db, given } from "#db/client.server.ts";
import { reviews } from "#db/schema/reviews.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { findOwnOrder, orderNotFound } from "../orders/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";

const reviewedOf = db
  .select({ productId: reviews.productId })
  .from(reviews)
  .where(given(reviews.orderId))
  .prepare();

/** Each dish of a delivered order may be reviewed once, and so may the order as a whole. */
type ReviewableOrder = {
  id: string;
  dishes: { id: string; name: string; isReviewed: boolean }[];
  isReviewedAsWhole: boolean;
};

/**
 * The order with everything already reviewed. Problems: `not_found` (the actor has no such order),
 * `conflict` (not delivered yet).
 */
export function reviewableOrder(actor: User, orderNumber: string): Result<ReviewableOrder> {
  const order = findOwnOrder(actor, orderNumber);
  if (!order) return orderNotFound;
  if (order.status !== "delivered") {
    return problem("conflict", m.reviews_orderNotDelivered());
  }
  const reviewed = reviewedOf.all({ orderId: order.id }).map(({ productId }) => productId);
  const dishes = new Map<string, string>();
  for (const { productId, name } of order.items) if (productId) dishes.set(productId, name);
  return ok({
    id: order.id,
    dishes: [...dishes].map(([id, name]) => ({ id, name, isReviewed: reviewed.includes(id) })),
    isReviewedAsWhole: reviewed.includes(null),
  });
}
