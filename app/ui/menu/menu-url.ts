import { urlWithQuery } from "#app/domain/list-url.ts";
import type { BoardView } from "#app/domain/menu/schema.ts";

/** Leaves out defaults, so that every view has one URL. */
export function menuUrl({ category, q, sort, page }: Omit<BoardView, "limit">): string {
  return urlWithQuery("/menu", { category, q, sort, page: page > 1 ? page : null });
}
