import { formatDate } from "../clock.ts";
import { MOST_CARD_TAGS } from "./limits.ts";
import type { PostOutput, PostStatus } from "./schema.ts";

/** A post of the blog as domain and screens pass it on. Source: spec 1 §3 Blog post; spec 2 §3 Blog. */
export type Post = {
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

/** Takes a post, returns the contract's: both ids, ISO times, the author as an object. Source: spec 1 §3 Blog post; API contract, Envelope. */
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

/** What a card shows of a post. */
export type PostCardData = Pick<
  Post,
  "slug" | "title" | "excerpt" | "category" | "tags" | "featuredImage" | "isFeatured" | "likes"
> & { readTimeMinutes: number; publishedOn: string };

/** Takes a post, returns what its card shows: at most 3 tags, the day in words. Source: spec 1 §2 Blog. */
export function postCardData(post: Post): PostCardData {
  const { slug, title, excerpt, category, tags, featuredImage, isFeatured, likes } = post;
  return {
    slug,
    title,
    excerpt,
    category,
    tags: tags.slice(0, MOST_CARD_TAGS),
    featuredImage,
    isFeatured,
    likes,
    readTimeMinutes: post.readTimeMinutes,
    publishedOn: formatDate(post.publishedAt ?? post.createdAt),
  };
}

/** What a post's own page shows of it: the content as safe HTML, times ready for people and for machines. */
export type PostPageData = Omit<PostCardData, "tags"> &
  Pick<
    Post,
    "tags" | "status" | "views" | "metaTitle" | "metaDescription" | "authorName" | "authorEmail"
  > & { html: string; publishedAt: string; updatedAt: string };

/** Takes a post and its content as safe HTML, returns what its page shows. Source: spec 1 §2 Blog. */
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
    html,
    publishedAt: (post.publishedAt ?? post.createdAt).toISOString(),
    updatedAt: post.updatedAt.toISOString(),
  };
}
