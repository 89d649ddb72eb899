import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { emailSiteUrl } from "../emails/email-queue-state.server.ts";
import { queueVerification } from "../emails/queue-customer-emails.server.ts";
import { mayReceiveFixedText } from "../emails/unverified-recipient.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { User } from "./user.ts";
import { VERIFICATION_DAYS } from "./verification-days.ts";
import { emailOfKey, markEmailVerified } from "./verified-emails.server.ts";

export const spentVerificationKey = problem(
  "not_found",
  `This link no longer works. It has been used, or it is older than ${VERIFICATION_DAYS} days.`,
);

const sentOften = problem(
  "rate_limited",
  "We have sent the link several times today. Check your spam folder, or try again tomorrow.",
);

/** Problems: `not_found` (unknown, used or expired key). */
export function verifyEmail(key: string): Result<null> {
  return write(() => {
    const subject = emailOfKey(key);
    if (!subject) return spentVerificationKey;
    markEmailVerified(subject);
    return ok(null);
  });
}

/** Problems: `conflict` (verified already), `unavailable` (the shop sends no emails), `rate_limited`. */
export function askForVerification(actor: User): Result<null> {
  return write(() => {
    if (actor.isEmailVerified) return problem("conflict", m.account_yourAddressIsAlreadyVerified());
    if (!emailSiteUrl()) return problem("unavailable", m.account_weCannotSendEmailsAt());
    const subject = { userId: actor.id, email: actor.email };
    if (!mayReceiveFixedText("verification", subject)) return sentOften;
    queueVerification(subject);
    return ok(null);
  });
}
