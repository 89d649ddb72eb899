import { m } from "#messages";
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
      m.emails_somebodyAskedForANew(),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceForMinutes({ resetMinutes: RESET_MINUTES }),
      m.emails_ifItWasNotYou(),
    ]),
  };
}
