import { write } from "#db/client.server.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { VERIFICATION_DAYS } from "../accounts/limits.ts";
import { emailOfKey, markEmailVerified } from "../accounts/verified-emails.server.ts";
import { emailSiteUrl } from "../emails/email-queue-state.server.ts";
import { queueVerification } from "../emails/queue-customer-emails.server.ts";
import { mayReceiveFixedText } from "../emails/unverified-recipient.server.ts";
import { constantProblem, ok, problem, type Result } from "../result.ts";

export const spentVerificationKey = constantProblem("not_found", () =>
  m.account_emailLinkExpired({ days: VERIFICATION_DAYS }),
);

const sentOften = constantProblem("rate_limited", () => m.account_linkSentTooOften());

/** Problems: `not_found` (unknown, used or expired key). */
export function verifyEmail(key: string): Result<null> {
  return write(() => {
    const subject = emailOfKey(key);
    if (!subject) return spentVerificationKey;
    markEmailVerified(subject);
    return ok(null);
  });
}

/** Problems: `conflict` (already verified), `unavailable` (the shop sends no emails), `rate_limited`. */
export function askForVerification(actor: User): Result<null> {
  return write(() => {
    if (actor.isEmailVerified) return problem("conflict", m.account_yourAddressIsAlreadyVerified());
    if (!emailSiteUrl()) return problem("unavailable", m.account_emailUnavailable());
    const subject = { userId: actor.id, email: actor.email };
    if (!mayReceiveFixedText("verification", subject)) return sentOften;
    queueVerification(subject);
    return ok(null);
  });
}
