import { m } from "#messages";
import { translated } from "./language/translated.ts";

/** `name` is for files and records, `label` for people. */
export const categories = [
  translated({ id: "pani-puri", name: "Pani Puri", label: m.shared_paniPuri }),
  translated({ id: "chaat", name: "Chaat", label: m.shared_chaat }),
  translated({ id: "beverages", name: "Beverages", label: m.shared_beverages }),
  translated({ id: "desserts", name: "Desserts", label: m.shared_desserts }),
  translated({ id: "snacks", name: "Snacks", label: m.shared_snacks }),
] as const;

export function categoryLabel(id: string): string {
  return categories.find((category) => category.id === id)?.label ?? id;
}

export type CategoryId = (typeof categories)[number]["id"];
export const categoryIds = categories.map((category) => category.id);

/** In place of a category: the popular dishes of all of them. */
export const POPULAR = "popular";
