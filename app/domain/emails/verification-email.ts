import { VERIFICATION_DAYS } from "../accounts/verification-days.ts";
import { shop } from "../shop.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

export const VERIFICATION_SUBJECT = `Verify your email address for ${shop.name}`;

/** Contains nothing that a customer typed, because it may reach a stranger. */
export function verificationEmail(key: string, siteUrl: string): Email {
  return {
    subject: VERIFICATION_SUBJECT,
    body: emailBody(null, [
      `somebody gave us this email address for an account, an order or a booking at ${shop.name}. If it was you, verify it here, and we send you news about orders and bookings:`,
      `${siteUrl}/email-verification?key=${encodeURIComponent(key)}`,
      `The link works once, within ${VERIFICATION_DAYS} days.`,
      "If it was not you, do nothing: we send you nothing else.",
    ]),
  };
}
