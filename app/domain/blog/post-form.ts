import type { Post } from "./post.ts";
import { newPostFields, type PostFields } from "./post-fields.ts";

/** A post as its form carries it: what was typed, right or wrong. */
export type PostFormValues = {
  title: string;
  content: string;
  excerpt: string;
  featuredImage: string;
  category: string;
  status: string;
  readTime: string;
  isFeatured: boolean;
  tags: string[];
  /** Typed into the box of tags, not added yet. */
  newTag: string;
  metaTitle: string;
  metaDescription: string;
  seoKeywords: string[];
  newKeyword: string;
  /** The version that was opened, ISO 8601; empty for a new post. */
  updatedAt: string;
  /** The id that a new post is going to have; empty for one that is there. */
  newId: string;
};

function valuesOf({ readTimeMinutes, ...fields }: PostFields): PostFormValues {
  const { title, content, excerpt, featuredImage, category, status, isFeatured } = fields;
  const { tags, metaTitle, metaDescription, seoKeywords } = fields;
  return {
    title,
    content,
    excerpt,
    featuredImage,
    category,
    status,
    readTime: String(readTimeMinutes),
    isFeatured,
    tags,
    newTag: "",
    metaTitle,
    metaDescription,
    seoKeywords,
    newKeyword: "",
    updatedAt: "",
    newId: "",
  };
}

/** Takes the id that a new post is going to have, returns its form as it opens. Source: spec 2 §4 Blog statuses, §5 Blog form. */
export function newPostForm(id: string): PostFormValues {
  return { ...valuesOf(newPostFields), newId: id };
}

/** Takes a post, returns its form as it opens. Source: spec 2 §2 /admin/blogs/edit/:id. */
export function postForm(post: Post): PostFormValues {
  return { ...valuesOf(post), updatedAt: post.updatedAt.toISOString() };
}

/** Takes what a form carries, returns it as a browser would send it: a name and a value for each. */
export function formEntries(values: PostFormValues): [name: string, value: string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (typeof value === "string") return [[name, value]];
    if (typeof value === "boolean") return value ? [[name, "on"]] : [];
    return value.map((one) => [name, one]);
  });
}
