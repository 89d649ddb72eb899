import { m } from "#messages";
import type { User } from "../access/user.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { reviewableOrder } from "./reviewable-order.server.ts";

/** The subject of a review; if everything is empty, the shop. */
export type ReviewSubject = {
  productId: string | null;
  orderId: string | null;
  /** Set if this dish of this order has already been reviewed. */
  alreadyReviewed: Problem | null;
};

function refused(code: "validation" | "conflict", path: string, msg: string): Problem {
  const message = code === "validation" ? m.shared_validationFailed() : msg;
  return problem(code, message, { errors: [{ path, msg }] });
}

function partOfOrder(actor: User, number: string, product: string): Result<ReviewSubject> {
  const order = reviewableOrder(actor, number);
  if (!order.ok) {
    return refused(order.code === "conflict" ? "conflict" : "validation", "order", order.message);
  }
  const { id: orderId, dishes, isReviewedAsWhole } = order.value;
  const dish = dishes.find(({ id }) => id === product);
  if (product && !dish) return refused("validation", "product", m.reviews_dishNotInOrder());
  const alreadyReviewed = dish
    ? m.reviews_youHaveAlreadyReviewed({ name: dish.name })
    : m.reviews_youHaveAlreadyReviewedOrder({ number });
  const isReviewed = dish ? dish.isReviewed : isReviewedAsWhole;
  return ok({
    productId: dish?.id ?? null,
    orderId,
    alreadyReviewed: isReviewed ? refused("conflict", "product", alreadyReviewed) : null,
  });
}

/**
 * The subject of a review, from a dish id and an order number (either may be empty). Problems:
 * `validation` (no such dish, or not the actor's order), `conflict` (not delivered yet).
 */
export function reviewSubject(
  actor: User,
  { product, order }: { product: string; order: string },
): Result<ReviewSubject> {
  if (order) return partOfOrder(actor, order, product);
  const dish = product ? findDish(product, null) : null;
  if (dish === undefined) return refused("validation", "product", m.reviews_dishNotOnMenu());
  return ok({ productId: dish?.id ?? null, orderId: null, alreadyReviewed: null });
}
