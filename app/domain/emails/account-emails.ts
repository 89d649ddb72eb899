import { m } from "#messages";
import { INVITATION_DAYS, RESET_MINUTES, VERIFICATION_DAYS } from "../accounts/limits.ts";
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

/** Contains nothing that anybody typed. */
export function invitationEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_yourAccountAt(),
    body: emailBody("", [
      m.emails_youWorkAtAndHave(),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceFor({ invitationDays: INVITATION_DAYS }),
      m.emails_ifYouDoNotKnow(),
    ]),
  };
}
