import { z } from "zod";
import { m } from "#messages";
import { limitQuery, pageQuery } from "../lists/paging.ts";
import { cleanText, optionalText, requiredText } from "../text.ts";
import {
  DEFAULT_RATING,
  MAX_REVIEW_IMAGES,
  MAX_REVIEW_TAGS,
  MAX_TAG_LENGTH,
  REVIEWS_PER_PAGE,
  reviewLimits,
  TOO_MANY_IMAGES,
} from "./limits.ts";
import { splitTags } from "./tags.ts";

const { title, comment, customerName } = reviewLimits;
const titleTooShort = () => m.reviews_titleTooShort({ min: title.min });
const commentTooShort = () => m.reviews_commentTooShort({ min: comment.min });
const wrongRating = () => m.reviews_ratingRequired();

const tags = z
  .array(z.string({ error: () => m.shared_mustBeText() }).overwrite(cleanText), {
    error: () => m.shared_mustBeAList(),
  })
  .overwrite(splitTags)
  .refine((list) => list.length <= MAX_REVIEW_TAGS, {
    error: () => m.reviews_chooseAtMostTags({ maxReviewTags: MAX_REVIEW_TAGS }),
  })
  .refine((list) => list.every((tag) => tag.length <= MAX_TAG_LENGTH), {
    error: () => m.reviews_tagTooLong({ maxTagLength: MAX_TAG_LENGTH }),
  })
  .default([]);

export const reviewInput = z.object({
  rating: z
    .int({ error: wrongRating })
    .min(1, { error: wrongRating })
    .max(5, { error: wrongRating })
    .default(DEFAULT_RATING),
  title: requiredText(titleTooShort, {
    min: [title.min, titleTooShort],
    max: title.max,
    maxMessage: () => m.reviews_titleTooLong({ max: title.max }),
  }),
  comment: requiredText(commentTooShort, {
    min: [comment.min, commentTooShort],
    max: comment.max,
    maxMessage: () => m.reviews_commentTooLong({ max: comment.max }),
  }),
  customerName: requiredText(() => m.reviews_pleaseEnterYourName(), {
    min: [customerName.min, () => m.reviews_pleaseEnterYourName()],
    max: customerName.max,
    maxMessage: () => m.reviews_nameTooLong({ max: customerName.max }),
  }),
  tags,
  /** Data-image values or URLs of stored images. */
  images: z
    .array(z.string({ error: () => m.shared_mustBeText() }), {
      error: () => m.shared_mustBeAList(),
    })
    .max(MAX_REVIEW_IMAGES, { error: TOO_MANY_IMAGES })
    .default([]),
  /** The id of the reviewed dish. */
  product: optionalText(100),
  /** The number of the writer's delivered order, which makes the review a verified one. */
  order: optionalText(100),
});
export type ReviewInput = z.output<typeof reviewInput>;

const flag = z.preprocess((typed) => ["true", "on", "1"].includes(String(typed)), z.boolean());

const stars = z.preprocess(
  (typed) => (/^[1-5]$/.test(String(typed)) ? Number(typed) : null),
  z.number().int().min(1).max(5).nullable(),
);

/** Invalid query parameters fall back to the defaults. */
export const reviewsQuery = z.object({
  page: pageQuery,
  limit: limitQuery(REVIEWS_PER_PAGE),
  /** The minimum number of stars; null means all. */
  rating: stars,
  featured: flag,
  verified: flag,
  /** Only reviews that the viewer found helpful. */
  liked: flag,
});
export type ReviewsView = z.output<typeof reviewsQuery>;

export const reviewsPageQuery = reviewsQuery.extend({
  /** The id of a dish; null means all. */
  product: z.string().nullable().catch(null),
});
export type ReviewsPageView = z.output<typeof reviewsPageQuery>;

/** Parsed by the same schema as the API's query parameters. */
export function reviewsView(query: URLSearchParams): ReviewsPageView {
  return reviewsPageQuery.parse(Object.fromEntries(query));
}

export const reviewOutput = z.object({
  _id: z.string(),
  id: z.string(),
  customerName: z.string(),
  rating: z.number().int(),
  title: z.string(),
  comment: z.string(),
  images: z.array(z.string()),
  tags: z.array(z.string()),
  createdAt: z.iso.datetime(),
  isFeatured: z.boolean(),
  isVerified: z.boolean(),
  helpfulCount: z.number().int(),
  isLikedByUser: z.boolean(),
  product: z.object({ _id: z.string(), id: z.string(), name: z.string() }).nullable(),
});
export type ReviewOutput = z.output<typeof reviewOutput>;

const starCount = z.number().int();

export const reviewStatsOutput = z.object({
  averageRating: z.number(),
  totalReviews: z.number().int(),
  /** The number of reviews for each star. */
  ratingCounts: z.object({
    "1": starCount,
    "2": starCount,
    "3": starCount,
    "4": starCount,
    "5": starCount,
  }),
});

export const voteOutput = z.object({
  helpfulCount: z.number().int(),
  isLikedByUser: z.boolean(),
});
