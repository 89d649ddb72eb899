import type { Dish } from "./dish.ts";

type Board = {
  dishes: Dish[];
  bestSeller: string | undefined;
  /** The dishes with which a category begins. */
  sections: { category: string; dish: string }[];
};

/** The menu as it stands on the board: the best seller, if it is on this page, then the dishes by category. */
export function boardOf(listed: Dish[], bestSeller: Dish | undefined): Board {
  const first = listed.filter(({ id }) => id === bestSeller?.id);
  const others = listed.filter(({ id }) => id !== bestSeller?.id);
  const sections = others
    .filter(({ category }, index) => category !== others[index - 1]?.category)
    .map(({ id, category }) => ({ category, dish: id }));
  return { dishes: [...first, ...others], bestSeller: first[0]?.id, sections };
}
