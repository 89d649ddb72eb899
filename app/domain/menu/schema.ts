import { z } from "zod";
import { clampedNumber, LAST_PAGE } from "../paging.ts";
import { cleanText } from "../text.ts";
import { isCategory } from "./categories.ts";

export const menuSorts = ["name", "price-low", "price-high"] as const;
export type MenuSort = (typeof menuSorts)[number];

export type MenuView = {
  /** null means all. */
  category: string | null;
  q: string;
  sort: MenuSort;
  page: number;
  limit: number;
};

/**
 * Takes an address's query, returns the view of the menu it asks for; nonsense falls back to the
 * defaults. The screen and the call read the same words. Source: spec 1 §2 Menu, §9; API contract.
 */
export function menuView(query: URLSearchParams): MenuView {
  const category = query.get("category") ?? "";
  const sort = menuSorts.find((known) => known === query.get("sort")) ?? "name";
  return {
    category: isCategory(category) ? category : null,
    q: cleanText(query.get("q") ?? "")
      .trim()
      .slice(0, 100),
    sort,
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
    limit: clampedNumber(query.get("limit"), 100, 100),
  };
}

/** Source: spec 1 §3 Product; spec 2 §3 Product; API contract. */
export const productOutput = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  price: z.number(),
  image: z.string(),
  rating: z.number(),
  reviews: z.number().int(),
  isVeg: z.boolean(),
  isSpicy: z.boolean(),
  isPopular: z.boolean(),
  isAvailable: z.boolean(),
  soldOut: z.boolean(),
  stock: z.number().int(),
  ingredients: z.array(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ProductOutput = z.output<typeof productOutput>;

export const pagingOutput = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  totalItems: z.number().int(),
  totalPages: z.number().int(),
});
