import { clampedNumber } from "./list-url.ts";
import { rowAnchor } from "./row-anchor.ts";

/** What a button did to a row, and where it is taken back. */
export type Done = { state: string; undo?: { action: string; fields?: Record<string, string> } };

/** A row that keeps its place in the list, which it may have left. */
type KeptRow<Row> = { row: Row; place: number };

const MAX_PLACE = 1000;

/** The list to return to without scripts after a button of a row. `place`: its index. */
export function listAfterChange(listUrl: string, id: string, place: number): string {
  const [path = "", search] = listUrl.split("?");
  const query = new URLSearchParams(search);
  query.set("changed", id);
  query.set("place", String(place));
  return `${path}?${query}#${rowAnchor(id)}`;
}

/** The row that the URL of `listAfterChange` names. */
export function changedRow(query: URLSearchParams): { id: string; place: number } | null {
  const id = query.get("changed");
  if (!id || id.length > 100) return null;
  // `clampedNumber` begins at 1.
  return {
    id,
    place: query.get("place") === "0" ? 0 : clampedNumber(query.get("place"), 0, MAX_PLACE),
  };
}

/** The rows of a list, with those that keep their place put there. */
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
