/** Stands in for a section: the popular dishes of all sections. */
export const POPULAR = "popular";

/** Combos form their own section, whatever their category. */
export const COMBOS = "combos";

export type OrderedDish = { id: string; name: string; isAvailable: boolean };

export type OrderedSection = {
  /** A category's id, or `COMBOS`, which always precede the sections. */
  id: string;
  name: string;
  isHidden: boolean;
  /** When its dishes are sold; null if always. */
  hours: string | null;
  dishes: OrderedDish[];
};
