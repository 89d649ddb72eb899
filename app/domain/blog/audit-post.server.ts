import { createHash } from "node:crypto";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { auditedPost } from "./audited-post.ts";
import type { Post } from "./post.ts";

function kept(post: Post | null) {
  if (!post) return null;
  const fingerprint = createHash("sha256").update(post.content).digest("base64url").slice(0, 12);
  return auditedPost(post, fingerprint);
}

/** Takes who acted, what they did and the post before (null: made anew) and after (null: removed), writes it to the audit log. Call it inside the transaction of the change. Source: as `recordAudit`. */
export function auditPost(
  actor: User,
  action: "post.created" | "post.changed" | "post.deleted",
  before: Post | null,
  after: Post | null,
): void {
  const post = after ?? before;
  if (!post) return;
  const subject = { id: post.id, name: post.title };
  recordAudit(actor, { action, subject, before: kept(before), after: kept(after) });
}
