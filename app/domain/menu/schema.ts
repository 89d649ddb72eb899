import { z } from "zod";
import { foods } from "../food/food.ts";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../lists/paging.ts";
import { offerOutput } from "../options/present-offer.ts";
import { dietList } from "../preferences/schema.ts";
import { sectionId, shownSectionId } from "../sections/section-id.ts";
import { MENU_PAGE_SIZE } from "./limits.ts";
import { POPULAR } from "./menu-order.ts";

export const menuSorts = ["name", "price-low", "price-high"] as const;
export type MenuSort = (typeof menuSorts)[number];

export const menuQuery = z.object({
  /** null means all. */
  category: sectionId().nullable().catch(null),
  q: searchQuery,
  sort: z.enum(menuSorts).catch("name"),
  page: pageQuery,
  limit: limitQuery(MENU_PAGE_SIZE),
});
export type MenuView = z.output<typeof menuQuery>;

export function menuView(query: URLSearchParams): MenuView {
  return menuQuery.parse(Object.fromEntries(query));
}

/** The menu page also shows the popular dishes of all categories. */
export const boardQuery = menuQuery.extend({
  category: z.literal(POPULAR).or(shownSectionId()).nullable().catch(null),
  /** null sorts by category, popular dishes first. */
  sort: z.enum(menuSorts).nullable().catch(null),
  /** Only dishes that suit all of these diets; separated by commas in the URL. */
  diet: dietList.catch([]),
});
export type BoardView = z.output<typeof boardQuery>;

export function boardView(query: URLSearchParams): BoardView {
  return boardQuery.parse(Object.fromEntries(query));
}

export const productOutput = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  kind: z.enum(["dish", "combo"]),
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
  /** For a combo, the foods that its dishes contain. */
  contains: z.array(z.enum(foods)),
  /** Whether the shop has checked that it contains no other food of the list. */
  foodChecked: z.boolean(),
  foodNote: z.string(),
  ...offerOutput.shape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ProductOutput = z.output<typeof productOutput>;

export const productListOutput = z.object({
  items: z.array(productOutput),
  pagination: pagingOutput,
});
