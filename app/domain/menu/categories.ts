import { m } from "#messages";

/** `name` is for files and records, `label` for people. */
export const categories = [
  {
    id: "pani-puri",
    name: "Pani Puri",
    get label() {
      return m.shared_paniPuri();
    },
  },
  {
    id: "chaat",
    name: "Chaat",
    get label() {
      return m.shared_chaat();
    },
  },
  {
    id: "beverages",
    name: "Beverages",
    get label() {
      return m.shared_beverages();
    },
  },
  {
    id: "desserts",
    name: "Desserts",
    get label() {
      return m.shared_desserts();
    },
  },
  {
    id: "snacks",
    name: "Snacks",
    get label() {
      return m.shared_snacks();
    },
  },
] as const;

export function categoryLabel(id: string): string {
  return categories.find((category) => category.id === id)?.label ?? id;
}

export type CategoryId = (typeof categories)[number]["id"];
export const categoryIds = categories.map((category) => category.id);

/** In place of a category: the popular dishes of all of them. */
export const POPULAR = "popular";
