import { m } from "#messages";
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
      m.emails_thisEmailAddressWasGiven({ name: shop.name }),
      `${siteUrl}/email-verification?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceForDays({ verificationDays: VERIFICATION_DAYS }),
      m.emails_ifItWasNotYouIgnore(),
    ]),
  };
}
