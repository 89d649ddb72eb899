import { urlWithQuery } from "#app/domain/lists/list-url.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";

type MenuUrlView = Omit<BoardView, "limit" | "diet"> & Partial<Pick<BoardView, "diet">>;

/** Leaves out defaults, so that every view has one URL. */
export function menuUrl({ category, q, sort, diet, page }: MenuUrlView): string {
  return urlWithQuery("/menu", {
    category,
    q,
    sort,
    diet: diet?.join(","),
    page: page > 1 ? page : null,
  });
}
