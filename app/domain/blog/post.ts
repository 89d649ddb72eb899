import { formatDate } from "../clock.ts";
import { pick } from "../pick.ts";
import { blogCategoryLabel } from "./categories.ts";
import { MAX_CARD_TAGS } from "./limits.ts";
import type { PostStatus } from "./post-status.ts";
import type { PostOutput } from "./schema.ts";

/** By field: `lang` is set for an English text on a page in another language. */
type PostTextLanguages = { titleLang?: "en"; excerptLang?: "en"; contentLang?: "en" };

export type Post = PostTextLanguages & {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  category: string;
  tags: string[];
  featuredImage: string;
  status: PostStatus;
  isFeatured: boolean;
  readTimeMinutes: number;
  metaTitle: string;
  metaDescription: string;
  seoKeywords: string[];
  authorName: string;
  authorEmail: string;
  views: number;
  likes: number;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export function presentPost(post: Post): PostOutput {
  const { readTimeMinutes, authorName, authorEmail, publishedAt, createdAt, updatedAt, ...rest } =
    post;
  return {
    _id: post.id,
    ...rest,
    readTime: readTimeMinutes,
    author: { name: authorName, email: authorEmail },
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

const cardFields = [
  "slug",
  "title",
  "titleLang",
  "excerpt",
  "excerptLang",
  "contentLang",
  "category",
  "tags",
  "featuredImage",
  "isFeatured",
  "likes",
  "readTimeMinutes",
] as const satisfies (keyof Post)[];

export type PostCardData = Pick<Post, (typeof cardFields)[number]> & { publishedOn: string };

export function postCardData(post: Post): PostCardData {
  return {
    ...pick(post, cardFields),
    tags: post.tags.slice(0, MAX_CARD_TAGS),
    publishedOn: formatDate(post.publishedAt ?? post.createdAt),
  };
}

const pageFields = [
  "tags",
  "status",
  "views",
  "metaTitle",
  "metaDescription",
  "authorName",
  "authorEmail",
] as const satisfies (keyof Post)[];

/** `html` is sanitized, times are ISO 8601. */
export type PostPageData = PostCardData &
  Pick<Post, (typeof pageFields)[number]> & {
    html: string;
    publishedAt: string;
    updatedAt: string;
  };

export function postPageData(post: Post, html: string): PostPageData {
  return {
    ...postCardData(post),
    ...pick(post, pageFields),
    html,
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}

const rowFields = [
  "id",
  "slug",
  "title",
  "status",
  "isFeatured",
  "views",
  "likes",
  "authorName",
] as const satisfies (keyof Post)[];

/** A post in the admin's list. */
export type PostRow = Pick<Post, (typeof rowFields)[number]> & {
  categoryName: string;
  writtenOn: string;
  changedOn: string;
};

export function postRow(post: Post): PostRow {
  return {
    ...pick(post, rowFields),
    categoryName: blogCategoryLabel(post.category),
    writtenOn: formatDate(post.createdAt),
    changedOn: formatDate(post.updatedAt),
  };
}
