import type { Dish } from "./dish.ts";

type Board = {
  dishes: Dish[];
  bestSeller: string | undefined;
  /** The section that starts at a dish, by dish id. */
  beginnings: Record<string, string>;
};

/** The menu as the board shows it: the best seller, if it is on this page, then the dishes by section. */
export function boardOf(listed: Dish[], bestSeller: Dish | undefined): Board {
  const first = listed.filter(({ id }) => id === bestSeller?.id);
  const others = listed.filter(({ id }) => id !== bestSeller?.id);
  const beginnings = others
    .filter(({ category }, index) => category !== others[index - 1]?.category)
    .map(({ id, category }) => [id, category]);
  return {
    dishes: [...first, ...others],
    bestSeller: first[0]?.id,
    beginnings: Object.fromEntries(beginnings),
  };
}
