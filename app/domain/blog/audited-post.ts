import type { AuditFields } from "../audit/audit.ts";
import type { Post } from "./post.ts";

const MOST_CHARACTERS = 200;

/**
 * Takes a post and the fingerprint of its content, returns what the audit log keeps of it: of the content
 * only how it begins, how long it is and the fingerprint, which tells any change. Source: the owner's wish
 * to know who did what, when, before and after.
 */
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
    excerpt: excerpt.slice(0, MOST_CHARACTERS),
    featuredImage: featuredImage.slice(0, MOST_CHARACTERS),
    metaTitle,
    metaDescription,
    seoKeywords,
    content: {
      start: content.slice(0, MOST_CHARACTERS),
      characters: content.length,
      fingerprint,
    },
  };
}
