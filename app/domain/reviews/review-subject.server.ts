import type { User } from "../accounts/user.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { reviewableOrder } from "./reviewable-order.server.ts";

/** What a review is about; all empty means the shop. */
export type ReviewSubject = {
  productId: string | null;
  orderId: string | null;
  /** Set when this dish of this order has its review. */
  alreadyReviewed: Problem | null;
};

function refused(code: "validation" | "conflict", path: string, msg: string): Problem {
  const message = code === "validation" ? "Validation failed" : msg;
  return problem(code, message, { errors: [{ path, msg }] });
}

function partOfOrder(actor: User, number: string, product: string): Result<ReviewSubject> {
  const order = reviewableOrder(actor, number);
  if (!order.ok) {
    return refused(order.code === "conflict" ? "conflict" : "validation", "order", order.message);
  }
  const { id: orderId, dishes, isReviewedAsWhole } = order.value;
  const dish = dishes.find(({ id }) => id === product);
  if (product && !dish) return refused("validation", "product", "Choose a dish of this order");
  const name = dish ? dish.name : `order ${number}`;
  const isReviewed = dish ? dish.isReviewed : isReviewedAsWhole;
  return ok({
    productId: dish?.id ?? null,
    orderId,
    alreadyReviewed: isReviewed
      ? refused("conflict", "product", `You have already reviewed ${name}`)
      : null,
  });
}

/**
 * Takes who writes and what their review names (a dish's id, an order's number, each may be empty),
 * returns what it is about. Problems: `validation` (no such dish or order of theirs), `conflict`
 * (not delivered yet). Source: decisions, Content that was fake or dead; Ordering (Rate Order).
 */
export function reviewSubject(
  actor: User,
  { product, order }: { product: string; order: string },
): Result<ReviewSubject> {
  if (order) return partOfOrder(actor, order, product);
  const dish = product ? findDish(product, null) : null;
  if (dish === undefined) return refused("validation", "product", "Choose a dish from the menu");
  return ok({ productId: dish?.id ?? null, orderId: null, alreadyReviewed: null });
}
