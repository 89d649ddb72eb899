import type { AuditFields } from "../audit/audit.ts";
import type { Post } from "./post.ts";

const MAX_CHARACTERS = 200;

/** The log stores only the start, the length and a hash of the content; the hash shows every change. */
export function auditedPost(post: Post, fingerprint: string): AuditFields {
  const { title, slug, category, status, isFeatured, readTimeMinutes, tags } = post;
  const { excerpt, featuredImage, metaTitle, metaDescription, seoKeywords, content } = post;
  return {
    title,
    slug,
    category,
    status,
    isFeatured,
    readTimeMinutes,
    tags,
    excerpt: excerpt.slice(0, MAX_CHARACTERS),
    featuredImage: featuredImage.slice(0, MAX_CHARACTERS),
    metaTitle,
    metaDescription,
    seoKeywords,
    content: {
      start: content.slice(0, MAX_CHARACTERS),
      characters: content.length,
      fingerprint,
    },
  };
}
