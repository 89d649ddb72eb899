import { z } from "zod";
import { limitQuery, pageQuery } from "../paging.ts";
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
const titleTooShort = `Review title must be at least ${title.min} characters long`;
const commentTooShort = `Review comment must be at least ${comment.min} characters long`;
const wrongRating = "Choose a rating from 1 to 5 stars";

const tags = z
  .array(z.string({ error: "Must be text" }).overwrite(cleanText), { error: "Must be a list" })
  .overwrite(splitTags)
  .refine((list) => list.length <= MAX_REVIEW_TAGS, `Choose at most ${MAX_REVIEW_TAGS} tags`)
  .refine(
    (list) => list.every((tag) => tag.length <= MAX_TAG_LENGTH),
    `A tag must be at most ${MAX_TAG_LENGTH} characters long`,
  )
  .default([]);

export const reviewInput = z.object({
  rating: z
    .number({ error: wrongRating })
    .int(wrongRating)
    .min(1, wrongRating)
    .max(5, wrongRating)
    .default(DEFAULT_RATING),
  title: requiredText(titleTooShort, {
    min: [title.min, titleTooShort],
    max: title.max,
    maxMessage: `Review title must be at most ${title.max} characters long`,
  }),
  comment: requiredText(commentTooShort, {
    min: [comment.min, commentTooShort],
    max: comment.max,
    maxMessage: `Review comment must be at most ${comment.max} characters long`,
  }),
  customerName: requiredText("Please enter your name", {
    min: [customerName.min, "Please enter your name"],
    max: customerName.max,
    maxMessage: `Your name must be at most ${customerName.max} characters long`,
  }),
  tags,
  /** Data-image values or URLs of stored images. */
  images: z
    .array(z.string({ error: "Must be text" }), { error: "Must be a list" })
    .max(MAX_REVIEW_IMAGES, TOO_MANY_IMAGES)
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
  /** Only those that the viewer found helpful. */
  liked: flag,
});
export type ReviewsView = z.output<typeof reviewsQuery>;

const reviewsPageQuery = reviewsQuery.extend({
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
