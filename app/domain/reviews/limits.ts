import { m } from "#messages";

/** Lengths in characters. */
export const reviewLimits = {
  title: { min: 3, max: 100 },
  comment: { min: 10, max: 500 },
  customerName: { min: 2, max: 50 },
} as const;

export const DEFAULT_RATING = 5;

export const MAX_REVIEW_IMAGES = 3;
export const TOO_MANY_IMAGES = () => m.reviews_chooseAtMostPictures({ max: MAX_REVIEW_IMAGES });

export const MAX_REVIEW_TAGS = 5;
export const MAX_TAG_LENGTH = 30;

export const REVIEWS_PER_PAGE = 10;
