import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { emails } from "#db/schema/emails.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { notifyQueued } from "../queue-signals.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { StoredEmail } from "./email.ts";
import { emailSiteUrl } from "./email-queue-state.server.ts";
import { findEmail } from "./list-emails.server.ts";

function audited({ state, dueAt }: StoredEmail) {
  return { state, nextTryAt: dueAt?.toISOString() ?? null };
}

/**
 * For admins. Sends the email at once, with all attempts again. Problems: `forbidden`, `not_found`,
 * `unavailable` (the shop sends no emails).
 */
export function resendEmail(actor: User, id: string): Result<StoredEmail> {
  return write(() => {
    if (!may(actor, "read the records")) return adminOnly;
    const before = findEmail(id);
    if (!before) return problem("not_found", m.emails_emailNotFound());
    if (!emailSiteUrl()) return problem("unavailable", m.emails_noMailServer());
    const at = now();
    updateRow(emails, id, {
      dueAt: at,
      createdAt: at,
      sentAt: null,
      attemptCount: 0,
      lastError: "",
    });
    const after = findEmail(id) ?? before;
    recordAudit(actor, {
      action: "email.sent_again",
      // The log outlives the email, so it must not contain the recipient.
      subject: { id, name: before.subject },
      before: audited(before),
      after: audited(after),
    });
    notifyQueued("emails");
    return ok(after);
  });
}
