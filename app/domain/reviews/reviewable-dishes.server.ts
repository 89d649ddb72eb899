import type { User } from "../accounts/user.ts";
import { MENU_PAGE_SIZE } from "../menu/limits.ts";
import { listMenu } from "../menu/queries.server.ts";
import { ok, type Result } from "../result.ts";
import { reviewableOrder } from "./reviewable-order.server.ts";

/** What the review form offers to write about. */
export type ReviewableDishes = {
  /** Its number, when a delivered order is rated. */
  order: string | null;
  dishes: { id: string; name: string; isReviewed: boolean }[];
  /** The dish to begin with: the first of the order that has no review. */
  firstDishId: string;
  isAllReviewed: boolean;
};

/**
 * Takes who writes and, to rate an order, its number; returns the dishes to choose from: that order's,
 * else the menu's. Problems: those of `reviewableOrder`.
 * Source: decisions, Content that was fake or dead ("the form offers a select, and Rate Order offers
 * that order's dishes").
 */
export function reviewableDishes(
  actor: User,
  orderNumber: string | null,
): Result<ReviewableDishes> {
  if (orderNumber === null) {
    const menu = listMenu({ category: null, q: "", sort: "name", page: 1, limit: MENU_PAGE_SIZE });
    const dishes = menu.items.map(({ id, name }) => ({ id, name, isReviewed: false }));
    return ok({ order: null, dishes, firstDishId: "", isAllReviewed: false });
  }
  const order = reviewableOrder(actor, orderNumber);
  if (!order.ok) return order;
  const { dishes, isReviewedAsWhole } = order.value;
  const next = dishes.find(({ isReviewed }) => !isReviewed);
  return ok({
    order: orderNumber,
    dishes,
    firstDishId: next?.id ?? "",
    isAllReviewed: isReviewedAsWhole && !next,
  });
}
