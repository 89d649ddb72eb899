import { m } from "#messages";
import { VERIFICATION_DAYS } from "../accounts/limits.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

/** Contains nothing that a customer typed, because it may reach a stranger. */
export function verificationEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_verifyYourEmailAddress(),
    body: emailBody("", [
      m.emails_thisEmailAddressWasGiven(),
      `${siteUrl}/email-verification?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceForDays({ verificationDays: VERIFICATION_DAYS }),
      m.emails_ifItWasNotYouIgnore(),
    ]),
  };
}
