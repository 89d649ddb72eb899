import type { Dish } from "./dish.ts";

type Board = {
  dishes: Dish[];
  bestSeller: string | undefined;
  /** The section that begins with a dish, by the id of the dish. */
  beginnings: Record<string, string>;
};

/** The menu as it stands on the board: the best seller, if it is on this page, then the dishes by section. */
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
