import type { Diet } from "#app/domain/food/diet.ts";
import { urlWithQuery } from "#app/domain/lists/list-url.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";

/** `remembered`: the diets that the menu opens with on this device. */
export type MenuView = BoardView & { remembered: Diet[] };

type MenuUrlView = Omit<BoardView, "limit" | "diet"> &
  Partial<Pick<MenuView, "diet" | "remembered">>;

/** The filters in the menu's URL. If some are remembered, the URL must also say when there are none. */
export function dietParameter({ diet = [], remembered = [] }: Partial<MenuView>): string {
  return diet.join(",") || (remembered.length > 0 ? "none" : "");
}

/** Leaves out defaults, so that every view has one URL. */
export function menuUrl({ category, q, sort, page, ...diets }: MenuUrlView): string {
  return urlWithQuery("/menu", {
    category,
    q,
    sort,
    diet: dietParameter(diets),
    page: page > 1 ? page : null,
  });
}
