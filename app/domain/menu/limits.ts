/** Dishes per page. */
export const MENU_PAGE_SIZE = 100;

/** Dishes featured on the home page and recommended in the cart. */
export const TOP_DISHES = 3;

/**
 * The stock of dishes whose portions nobody counts, such as tea; orders do not reduce it. It is
 * also the largest number that can be typed, so comparisons with stock need no special case. See
 * docs/ordering.md.
 */
export const UNCOUNTED_STOCK = 100_000;

export const productLimits = {
  name: { min: 3, max: 100 },
  nameDevanagari: { max: 100 },
  otherNames: { max: 300 },
  description: { min: 10, max: 500 },
  priceRupees: { max: 100_000 },
  stock: { max: UNCOUNTED_STOCK },
  plates: { max: 20 },
  imageUrl: { max: 2000 },
  foodNote: { max: 200 },
  /** Ingredients. */
  wordList: { max: 1000, words: 40 },
} as const;

/** The maximum size of an API request that saves a product, with a 5 MB image as a data URL. */
export const MAX_PRODUCT_BYTES = 8_000_000;
