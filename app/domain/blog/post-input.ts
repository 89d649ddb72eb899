import { z } from "zod";
import { cleanText, optionalText, requiredText } from "../text.ts";
import { blogCategoryIds } from "./categories.ts";
import { isFeaturedImage } from "./featured-image.ts";
import { postLimits, readTimeLimits, wordListLimits } from "./limits.ts";
import { BAD_FEATURED_IMAGE } from "./messages.ts";
import { postStatuses } from "./post-status.ts";
import { uniqueWords } from "./word-list.ts";

const MAX_URL_LENGTH = 2000;

function text(name: string, { min, max }: { min: number; max: number }) {
  return requiredText(`${name} is required`, {
    min: [min, `${name} must be at least ${min} characters`],
    max,
    maxMessage: `${name} must be at most ${max} characters`,
  });
}

function wordList(name: string) {
  const { words: max, length } = wordListLimits;
  return z
    .array(z.string({ error: "Must be text" }).overwrite(cleanText), { error: "Must be a list" })
    .overwrite(uniqueWords)
    .refine((list) => list.length <= max, `There can be at most ${max} ${name}`)
    .refine(
      (list) => list.every((word) => word.length <= length),
      `Each of the ${name} must be at most ${length} characters`,
    );
}

const readTimeMessage = `Read time must be at least ${readTimeLimits.min} minute`;

/** Omitted optional fields keep their value, or get the default in a new post. */
export const postInput = z.object({
  title: text("Title", postLimits.title),
  content: text("Content", postLimits.content),
  excerpt: text("Excerpt", postLimits.excerpt),
  category: z.enum(blogCategoryIds, { error: "Choose one of the categories" }).optional(),
  status: z
    .enum(postStatuses, { error: `Status must be one of ${postStatuses.join(", ")}` })
    .optional(),
  featuredImage: optionalText(MAX_URL_LENGTH, BAD_FEATURED_IMAGE).refine(
    (typed) => typed === "" || isFeaturedImage(typed),
    BAD_FEATURED_IMAGE,
  ),
  /** In minutes. */
  readTime: z
    .number({ error: "Read time must be a number of minutes" })
    .int("Read time must be a whole number of minutes")
    .min(readTimeLimits.min, readTimeMessage)
    .max(readTimeLimits.max, `Read time must be at most ${readTimeLimits.max} minutes`)
    .optional(),
  isFeatured: z.boolean({ error: "Must be true or false" }).optional(),
  tags: wordList("tags").optional(),
  metaTitle: optionalText(
    postLimits.metaTitle.max,
    `Meta title must be at most ${postLimits.metaTitle.max} characters`,
  ),
  metaDescription: optionalText(
    postLimits.metaDescription.max,
    `Meta description must be at most ${postLimits.metaDescription.max} characters`,
  ),
  seoKeywords: wordList("SEO keywords").optional(),
  /** The version that was opened. If the post has changed since, the change is refused. */
  updatedAt: z.iso.datetime({ error: "Is not a time" }).optional(),
});
export type PostInput = z.output<typeof postInput>;

const typedText = z.string({ error: "Must be text" }).optional();

/** The form sends nothing for an unticked checkbox or an empty list. */
export const postForm = postInput.extend({
  isFeatured: z.boolean({ error: "Must be true or false" }).default(false),
  tags: wordList("tags").default([]),
  seoKeywords: wordList("SEO keywords").default([]),
  /** Typed, but not yet added to the list. */
  newTag: typedText,
  newKeyword: typedText,
  newId: typedText,
});
export type PostForm = z.output<typeof postForm>;
export type PostFormFields = z.input<typeof postForm>;
