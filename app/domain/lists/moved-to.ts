/** The list with one entry moved to another place. */
export function movedTo<Item>(list: Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), ...list.slice(from, from + 1), ...others.slice(place)];
}
