import { createHash } from "node:crypto";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { auditedPost } from "./audited-post.ts";
import type { Post } from "./post.ts";

function auditedFields(post: Post | null) {
  if (!post) return null;
  const fingerprint = createHash("sha256").update(post.content).digest("base64url");
  return auditedPost(post, fingerprint);
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
  const subject = { id: post.id, name: post.title };
  recordAudit(actor, {
    action,
    subject,
    before: auditedFields(before),
    after: auditedFields(after),
  });
}
