import type { User } from "../access/user.ts";
import { MENU_PAGE_SIZE } from "../menu/limits.ts";
import { listMenu } from "../menu/list-dishes.server.ts";
import { ok, type Result } from "../result.ts";
import { reviewableOrder } from "./reviewable-order.server.ts";

type ReviewableDishes = {
  /** The order number if a delivered order is rated. */
  order: string | null;
  dishes: { id: string; name: string; isReviewed: boolean }[];
  /**
   * The preselected dish: empty for the whole order, or the first dish without a review if the
   * order has been reviewed.
   */
  firstDishId: string;
  isReviewedAsWhole: boolean;
  isAllReviewed: boolean;
};

/** The dishes of the order, or of the menu without an order. Problems: those of `reviewableOrder`. */
export function reviewableDishes(
  actor: User,
  orderNumber: string | null,
): Result<ReviewableDishes> {
  if (orderNumber === null) {
    const menu = listMenu({ category: null, q: "", sort: "name", page: 1, limit: MENU_PAGE_SIZE });
    const dishes = menu.items.map(({ id, name }) => ({ id, name, isReviewed: false }));
    return ok({
      order: null,
      dishes,
      firstDishId: "",
      isReviewedAsWhole: false,
      isAllReviewed: false,
    });
  }
  const order = reviewableOrder(actor, orderNumber);
  if (!order.ok) return order;
  const { dishes, isReviewedAsWhole } = order.value;
  const next = dishes.find(({ isReviewed }) => !isReviewed);
  return ok({
    order: orderNumber,
    dishes,
    firstDishId: isReviewedAsWhole ? (next?.id ?? "") : "",
    isReviewedAsWhole,
    isAllReviewed: isReviewedAsWhole && !next,
  });
}
