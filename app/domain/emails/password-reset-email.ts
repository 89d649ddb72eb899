import { m } from "#messages";
import { RESET_MINUTES } from "../accounts/limits.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

/** Contains nothing that a customer typed, because it may reach a stranger. */
export function passwordResetEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_chooseANewPassword(),
    body: emailBody("", [
      m.emails_somebodyAskedForANew(),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceForMinutes({ resetMinutes: RESET_MINUTES }),
      m.emails_ifItWasNotYou(),
    ]),
  };
}
