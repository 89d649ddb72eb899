import { createHash } from "node:crypto";
import type { User } from "../access/user.ts";
import type { AuditFields } from "../audit/audit.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { Post } from "./post.ts";

const MAX_CHARACTERS = 200;

/** The log stores only the start, the length and a hash of the content; the hash shows every change. */
function auditedFields(post: Post): AuditFields {
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
      fingerprint: createHash("sha256").update(content).digest("base64url"),
    },
  };
}

/** `before` is null for a new post, `after` for a deleted one. Call it inside the transaction of the change. */
export function auditPost(
  actor: User,
  action: "post.created" | "post.changed" | "post.deleted",
  before: Post | null,
  after: Post | null,
): void {
  const post = after ?? before;
  if (!post) return;
  recordAudit(actor, {
    action,
    subject: { id: post.id, name: post.title },
    before: before && auditedFields(before),
    after: after && auditedFields(after),
  });
}
