/** The form's limits; the lower ones are the specification's. Source: spec 2 §5 Product form. */
export const productLimits = {
  name: { min: 3, max: 100 },
  description: { min: 10, max: 500 },
  priceRupees: { max: 100_000 },
  stock: { max: 100_000 },
  imageUrl: { max: 2000 },
} as const;

/** The most bytes of a call that saves a product: a 5 MB picture as a data-image value, and its words. Source: API contract, Envelope (413). */
export const MAX_PRODUCT_BYTES = 8_000_000;
