import { formatDate } from "../clock.ts";
import { MAX_CARD_TAGS } from "./limits.ts";
import type { PostOutput, PostStatus } from "./schema.ts";

/** `lang`, by field: of an English text on a page in another language. */
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

export type PostCardData = Pick<
  Post,
  | "slug"
  | "title"
  | "titleLang"
  | "excerpt"
  | "excerptLang"
  | "category"
  | "tags"
  | "featuredImage"
  | "isFeatured"
  | "likes"
> & { readTimeMinutes: number; publishedOn: string };

export function postCardData(post: Post): PostCardData {
  const { slug, title, excerpt, category, tags, featuredImage, isFeatured, likes } = post;
  const { titleLang, excerptLang } = post;
  return {
    slug,
    title,
    ...(titleLang && { titleLang }),
    excerpt,
    ...(excerptLang && { excerptLang }),
    category,
    tags: tags.slice(0, MAX_CARD_TAGS),
    featuredImage,
    isFeatured,
    likes,
    readTimeMinutes: post.readTimeMinutes,
    publishedOn: formatDate(post.publishedAt ?? post.createdAt),
  };
}

/** `html` is sanitized, times are ISO 8601. */
export type PostPageData = Omit<PostCardData, "tags"> &
  Pick<
    Post,
    | "tags"
    | "status"
    | "views"
    | "metaTitle"
    | "metaDescription"
    | "authorName"
    | "authorEmail"
    | "contentLang"
  > & { html: string; publishedAt: string; updatedAt: string };

export function postPageData(post: Post, html: string): PostPageData {
  const { tags, status, views, metaTitle, metaDescription, authorName, authorEmail } = post;
  return {
    ...postCardData(post),
    tags,
    status,
    views,
    metaTitle,
    metaDescription,
    authorName,
    authorEmail,
    ...(post.contentLang && { contentLang: post.contentLang }),
    html,
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}
