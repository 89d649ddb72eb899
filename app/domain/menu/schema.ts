import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../paging.ts";
import { categoryIds } from "./categories.ts";
import { MENU_PAGE_SIZE } from "./limits.ts";

export const menuSorts = ["name", "price-low", "price-high"] as const;
export type MenuSort = (typeof menuSorts)[number];

export const menuQuery = z.object({
  /** null means all. */
  category: z.enum(categoryIds).nullable().catch(null),
  q: searchQuery,
  sort: z.enum(menuSorts).catch("name"),
  page: pageQuery,
  limit: limitQuery(MENU_PAGE_SIZE),
});
export type MenuView = z.output<typeof menuQuery>;

export function menuView(query: URLSearchParams): MenuView {
  return menuQuery.parse(Object.fromEntries(query));
}

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

export const productListOutput = z.object({
  items: z.array(productOutput),
  pagination: pagingOutput,
});
