import { readTimeLimits } from "./limits.ts";
import type { Post } from "./post.ts";
import type { PostInput } from "./post-input.ts";

/** What an admin writes of a post; the rest is made by the shop. */
export type PostFields = Pick<
  Post,
  | "title"
  | "content"
  | "excerpt"
  | "featuredImage"
  | "category"
  | "status"
  | "isFeatured"
  | "readTimeMinutes"
  | "tags"
  | "metaTitle"
  | "metaDescription"
  | "seoKeywords"
>;

/** What a new post has where nobody says otherwise. Source: spec 2 §4 ("draft and category food"), §5 ("readTime … default 5"). */
export const newPostFields: PostFields = {
  title: "",
  content: "",
  excerpt: "",
  featuredImage: "",
  category: "food",
  status: "draft",
  isFeatured: false,
  readTimeMinutes: readTimeLimits.default,
  tags: [],
  metaTitle: "",
  metaDescription: "",
  seoKeywords: [],
};

/** Takes a checked post and the fields it had (a new post's: `newPostFields`), returns those it has now. Source: as `postInput`. */
export function postFields(input: PostInput, before: PostFields): PostFields {
  return {
    title: input.title,
    content: input.content,
    excerpt: input.excerpt,
    featuredImage: input.featuredImage,
    category: input.category ?? before.category,
    status: input.status ?? before.status,
    isFeatured: input.isFeatured ?? before.isFeatured,
    readTimeMinutes: input.readTime ?? before.readTimeMinutes,
    tags: input.tags ?? before.tags,
    metaTitle: input.metaTitle,
    metaDescription: input.metaDescription,
    seoKeywords: input.seoKeywords ?? before.seoKeywords,
  };
}

/** Whether a post has these fields already. */
export function hasFields(post: PostFields, fields: PostFields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(post[name as keyof PostFields]) === JSON.stringify(value),
  );
}
