import type { CounterOrder } from "#app/domain/counter/counter-order.ts";

type Lines = Pick<CounterOrder, "shown"> & {
  lines: Pick<CounterOrder["lines"][number], "quantity">[];
};

/** The index of the line that was just opened, added or increased; null if there is none. */
export function lineToShow(before: Lines, after: Lines): number | null {
  const isAdded = after.lines.length > before.lines.length;
  if (after.shown !== null && (isAdded || after.shown !== before.shown)) return after.shown;
  if (isAdded) return after.lines.length - 1;
  if (after.lines.length < before.lines.length) return null;
  const more = after.lines.findIndex(
    ({ quantity }, index) => quantity > (before.lines[index]?.quantity ?? 0),
  );
  return more < 0 ? null : more;
}
