import { clampedNumber } from "./list-url.ts";
import { rowAnchor } from "./row-anchor.ts";

/** The result of a row's button, and the form that undoes it. */
export type Done = { state: string; undo?: { action: string; fields?: Record<string, string> } };

/** A row that keeps its place on the screen even if it has left the list. */
type KeptRow<Row> = { row: Row; place: number };

const MAX_PLACE = 1000;

/** The list to return to (without scripts) after a row's button. `place`: the row's index. */
export function listAfterChange(listUrl: string, id: string, place: number): string {
  const [path = "", search] = listUrl.split("?");
  const query = new URLSearchParams(search);
  query.set("changed", id);
  query.set("place", String(place));
  return `${path}?${query}#${rowAnchor(id)}`;
}

/** The row named in the URL of `listAfterChange`. */
export function changedRow(query: URLSearchParams): { id: string; place: number } | null {
  const id = query.get("changed");
  if (!id || id.length > 100) return null;
  // `clampedNumber` starts at 1.
  return {
    id,
    place: query.get("place") === "0" ? 0 : clampedNumber(query.get("place"), 0, MAX_PLACE),
  };
}

/** The rows of a list, with the kept rows put back in their places. */
export function keepInPlace<Row>(
  rows: Row[],
  kept: KeptRow<Row>[],
  idOf: (row: Row) => string,
): Row[] {
  const ids = new Set(kept.map(({ row }) => idOf(row)));
  const shown = rows.filter((row) => !ids.has(idOf(row)));
  for (const { row, place } of kept.toSorted((a, b) => a.place - b.place)) {
    shown.splice(place, 0, row);
  }
  return shown;
}
