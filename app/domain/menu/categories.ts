import { m } from "#messages";
export const categories = [
  {
    id: "pani-puri",
    get name() {
      return m.shared_paniPuri();
    },
  },
  { id: "chaat", name: "Chaat" },
  { id: "beverages", name: "Beverages" },
  { id: "desserts", name: "Desserts" },
  { id: "snacks", name: "Snacks" },
] as const;

export type CategoryId = (typeof categories)[number]["id"];
export const categoryIds = categories.map((category) => category.id);

/** In place of a category: the popular dishes of all of them. */
export const POPULAR = "popular";
