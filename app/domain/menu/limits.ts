/** Dishes on one page of the menu. Source: spec 1 §9. */
export const MENU_PAGE_SIZE = 100;

export { MAX_SEARCH_LENGTH } from "../search-limits.ts";

/** How many dishes the home page features and the cart recommends. Source: spec 1 §9; §2 Cart. */
export const TOP_DISHES = 3;
