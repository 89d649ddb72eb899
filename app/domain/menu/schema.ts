import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput } from "../paging.ts";
import { searchQuery } from "../search-query.ts";
import { categoryIds } from "./categories.ts";
import { MENU_PAGE_SIZE } from "./limits.ts";

export const menuSorts = ["name", "price-low", "price-high"] as const;
export type MenuSort = (typeof menuSorts)[number];

/** What an address may ask of the menu; nonsense falls back to the defaults. Source: spec 1 §2 Menu, §9; API contract. */
export const menuQuery = z.object({
  /** null means all. */
  category: z.enum(categoryIds).nullable().catch(null),
  q: searchQuery,
  sort: z.enum(menuSorts).catch("name"),
  page: pageQuery,
  limit: limitQuery(MENU_PAGE_SIZE),
});
export type MenuView = z.output<typeof menuQuery>;

/** Takes an address's query, returns the view of the menu it asks for: the screen reads the same words as the call. Source: spec 1 §2 Menu. */
export function menuView(query: URLSearchParams): MenuView {
  return menuQuery.parse(Object.fromEntries(query));
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

/** One page of dishes. Source: API contract, GET /api/products. */
export const productListOutput = z.object({
  items: z.array(productOutput),
  pagination: pagingOutput,
});
