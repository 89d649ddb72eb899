/** In place of a section: the popular dishes of all of them. */
export const POPULAR = "popular";

/** The combos are a section of their own, whatever their category. */
export const COMBOS = "combos";

export type OrderedDish = { id: string; name: string; isAvailable: boolean };

export type OrderedSection = {
  /** A category's id, or `COMBOS`, which stay before the sections. */
  id: string;
  name: string;
  isHidden: boolean;
  /** When its dishes are sold; null for always. */
  hours: string | null;
  dishes: OrderedDish[];
};

/** The list with one entry at another place. */
export function movedTo<Item>(list: Item[], from: number, to: number): Item[] {
  const others = list.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, others.length));
  return [...others.slice(0, place), ...list.slice(from, from + 1), ...others.slice(place)];
}
