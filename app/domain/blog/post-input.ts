import { z } from "zod";
import { m } from "#messages";
import { cleanText, optionalText, requiredText } from "../text.ts";
import { blogCategoryIds } from "./categories.ts";
import { invalidFeaturedImage, isFeaturedImage } from "./featured-image.ts";
import { postLimits, readTimeLimits, wordListLimits } from "./limits.ts";
import { postStatuses } from "./post-status.ts";
import { uniqueWords } from "./word-list.ts";

const MAX_URL_LENGTH = 2000;

function text(name: () => string, { min, max }: { min: number; max: number }) {
  return requiredText(() => m.blog_isRequired({ name: name() }), {
    min: [min, () => m.blog_mustBeAtLeastCharacters({ name: name(), min })],
    max,
    maxMessage: () => m.blog_mustBeAtMostCharacters({ name: name(), max }),
  });
}

type WordListMessages = {
  tooMany: (limits: { max: number }) => string;
  tooLong: (limits: { max: number }) => string;
};

const tagMessages = { tooMany: m.blog_tooManyTags, tooLong: m.blog_tagTooLong };
const keywordMessages = { tooMany: m.blog_tooManyKeywords, tooLong: m.blog_keywordTooLong };

function wordList({ tooMany, tooLong }: WordListMessages) {
  const { words: max, length } = wordListLimits;
  return z
    .array(z.string({ error: () => m.shared_mustBeText() }).overwrite(cleanText), {
      error: () => m.shared_mustBeAList(),
    })
    .overwrite(uniqueWords)
    .refine((list) => list.length <= max, { error: () => tooMany({ max }) })
    .refine((list) => list.every((word) => word.length <= length), {
      error: () => tooLong({ max: length }),
    });
}

/** Omitted optional fields keep their value, or get the default in a new post. */
export const postInput = z.object({
  title: text(() => m.posts_title(), postLimits.title),
  content: text(() => m.posts_content(), postLimits.content),
  excerpt: text(() => m.posts_excerpt(), postLimits.excerpt),
  category: z
    .enum(blogCategoryIds, { error: () => m.shared_chooseOneOfTheCategories() })
    .optional(),
  status: z
    .enum(postStatuses, {
      error: () => m.blog_statusMustBeOneOf({ statuses: postStatuses.join(", ") }),
    })
    .optional(),
  featuredImage: optionalText(MAX_URL_LENGTH, invalidFeaturedImage).refine(
    (typed) => typed === "" || isFeaturedImage(typed),
    { error: invalidFeaturedImage },
  ),
  /** In minutes. */
  readTime: z
    .number({ error: () => m.blog_readTimeNotNumber() })
    .int({ error: () => m.blog_readTimeNotWhole() })
    .min(readTimeLimits.min, { error: () => m.blog_readTimeTooShort({ min: readTimeLimits.min }) })
    .max(readTimeLimits.max, { error: () => m.blog_readTimeTooLong({ max: readTimeLimits.max }) })
    .optional(),
  isFeatured: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).optional(),
  tags: wordList(tagMessages).optional(),
  metaTitle: optionalText(postLimits.metaTitle.max, () =>
    m.blog_metaTitleTooLong({ max: postLimits.metaTitle.max }),
  ),
  metaDescription: optionalText(postLimits.metaDescription.max, () =>
    m.blog_metaDescriptionTooLong({ max: postLimits.metaDescription.max }),
  ),
  seoKeywords: wordList(keywordMessages).optional(),
  /** The version that was opened. If the post has changed since, the change is refused. */
  updatedAt: z.iso.datetime({ error: () => m.blog_isNotATime() }).optional(),
});
export type PostInput = z.output<typeof postInput>;

const typedText = z.string({ error: () => m.shared_mustBeText() }).optional();

/** The form sends nothing for an unticked checkbox or an empty list. */
export const postForm = postInput.extend({
  isFeatured: z.boolean({ error: () => m.shared_mustBeTrueOrFalse() }).default(false),
  tags: wordList(tagMessages).default([]),
  seoKeywords: wordList(keywordMessages).default([]),
  /** Typed but not yet added to the list. */
  newTag: typedText,
  newKeyword: typedText,
  newId: typedText,
});
export type PostForm = z.output<typeof postForm>;
export type PostFormFields = z.input<typeof postForm>;
