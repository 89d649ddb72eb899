import { RESET_MINUTES } from "../accounts/reset-minutes.ts";
import { shop } from "../shop.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

export const RESET_SUBJECT = `Choose a new password for ${shop.name}`;

/** Contains nothing that a customer typed, because it may reach a stranger. */
export function passwordResetEmail(key: string, siteUrl: string): Email {
  return {
    subject: RESET_SUBJECT,
    body: emailBody(null, [
      "Somebody asked for a new password for your account. If it was you, choose one here:",
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      `The link works once, for ${RESET_MINUTES} minutes.`,
      "If it was not you, ignore this email: your password stays as it is.",
    ]),
  };
}
