import { pick } from "../pick.ts";
import { readTimeLimits } from "./limits.ts";
import type { Post } from "./post.ts";
import type { PostInput } from "./post-input.ts";

const editedFields = [
  "title",
  "content",
  "excerpt",
  "featuredImage",
  "category",
  "status",
  "isFeatured",
  "readTimeMinutes",
  "tags",
  "metaTitle",
  "metaDescription",
  "seoKeywords",
] as const satisfies (keyof Post)[];

/** The fields that an admin edits. */
export type PostFields = Pick<Post, (typeof editedFields)[number]>;

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

/** `before` is `newPostFields` for a new post. */
export function postFields(input: PostInput, before: PostFields): PostFields {
  return {
    ...pick(input, ["title", "content", "excerpt", "featuredImage"]),
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

export function hasFields(post: PostFields, fields: PostFields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(post[name as keyof PostFields]) === JSON.stringify(value),
  );
}

/** The form's values, valid or not. */
export type PostFormValues = Omit<PostFields, "readTimeMinutes" | "category" | "status"> & {
  category: string;
  status: string;
  /** In minutes. */
  readTime: string;
};

function formValues(post: PostFields): PostFormValues {
  const { readTimeMinutes, ...others } = pick(post, editedFields);
  return { ...others, readTime: String(readTimeMinutes) };
}

/** `newId` is the id of the new post, so that sending the form twice creates one post. */
export function newPostValues(newId: string) {
  return { ...formValues(newPostFields), newId, updatedAt: "" };
}

/** `updatedAt` is the version that was opened. */
export function postValues(post: Post) {
  return { ...formValues(post), newId: "", updatedAt: post.updatedAt.toISOString() };
}
