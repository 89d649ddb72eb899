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
      `This email address was given to us for an account, an order or a booking at ${shop.name}. If it was you, verify it here to get news about your orders and bookings:`,
      `${siteUrl}/email-verification?key=${encodeURIComponent(key)}`,
      `The link works once, for ${VERIFICATION_DAYS} days.`,
      "If it was not you, ignore this email: we will send you nothing else.",
    ]),
  };
}
