import type { Post } from "./post.ts";
import { newPostFields, type PostFields } from "./post-fields.ts";

/** The form's values, valid or not. */
export type PostFormValues = Omit<PostFields, "readTimeMinutes" | "category" | "status"> & {
  category: string;
  status: string;
  /** In minutes. */
  readTime: string;
};

function formValues(post: PostFields): PostFormValues {
  const { title, content, excerpt, featuredImage, category, status, isFeatured, tags } = post;
  const { metaTitle, metaDescription, seoKeywords } = post;
  return {
    title,
    content,
    excerpt,
    featuredImage,
    category,
    status,
    readTime: String(post.readTimeMinutes),
    isFeatured,
    tags,
    metaTitle,
    metaDescription,
    seoKeywords,
  };
}

/** `newId` is the id of the new post, so that sending the form twice creates one post. */
export function newPostValues(newId: string) {
  return { ...formValues(newPostFields), newId, updatedAt: "" };
}

/** `updatedAt` is the version that was opened. */
export function postValues(post: Post) {
  return { ...formValues(post), newId: "", updatedAt: post.updatedAt.toISOString() };
}
