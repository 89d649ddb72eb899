import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { emails } from "#db/schema/emails.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import type { StoredEmail } from "./email.ts";
import { emailSiteUrl, notifyEmailQueued } from "./email-queue.server.ts";
import { findEmail } from "./list-emails.server.ts";

const makeDue = db
  .update(emails)
  .set({
    dueAt: sql`${sql.placeholder("at")}`,
    createdAt: sql`${sql.placeholder("at")}`,
    sentAt: null,
    attemptCount: 0,
    lastError: "",
  })
  .where(eq(emails.id, sql.placeholder("id")))
  .prepare();

function audited({ state, dueAt }: StoredEmail) {
  return { state, nextTryAt: dueAt?.toISOString() ?? null };
}

/**
 * Takes who acts (an admin) and an email's id, has it sent again at once, with all its tries anew. Returns
 * the email as it is then. Problems: `forbidden`, `not_found`, `unavailable` (the shop sends no emails).
 * Source: the owner's wish (an email queue visible to the admin).
 */
export function resendEmail(actor: User, id: string): Result<StoredEmail> {
  return write(() => {
    if (actor.role !== "admin") return problem("forbidden", "Admin access required");
    const before = findEmail(id);
    if (!before) return problem("not_found", "Email not found");
    if (!emailSiteUrl()) return problem("unavailable", "The shop has no mail server.");
    makeDue.run({ id, at: now().getTime() });
    const after = findEmail(id) ?? before;
    recordAudit(actor, {
      action: "email.sent_again",
      // The log outlives the email: it must not keep whom it went to.
      subject: { id, name: before.subject },
      before: audited(before),
      after: audited(after),
    });
    notifyEmailQueued();
    return ok(after);
  });
}
