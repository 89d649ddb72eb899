import { m } from "#messages";
import { INVITATION_DAYS, RESET_MINUTES, VERIFICATION_DAYS } from "../accounts/limits.ts";
import { shop } from "../shop.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

/** Contains no customer input, because it may reach a stranger. */
export function verificationEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_verificationSubject(shop.nameAndCity),
    body: emailBody("", [
      m.emails_verificationText(shop.nameAndCity),
      `${siteUrl}/email-verification?key=${encodeURIComponent(key)}`,
      m.emails_verificationLinkValidity({ verificationDays: VERIFICATION_DAYS }),
      m.emails_ignoreVerification(),
    ]),
  };
}

/** Contains no customer input, because it may reach a stranger. */
export function passwordResetEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_passwordResetSubject(shop.nameAndCity),
    body: emailBody("", [
      m.emails_passwordResetText(),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_passwordLinkValidity({ resetMinutes: RESET_MINUTES }),
      m.emails_ignorePasswordReset(),
    ]),
  };
}

/** Contains no user input. */
export function invitationEmail(key: string, siteUrl: string): Email {
  return {
    subject: m.emails_accountSubject(shop.nameAndCity),
    body: emailBody("", [
      m.emails_invitationText(shop.nameAndCity),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_invitationLinkValidity({ invitationDays: INVITATION_DAYS }),
      m.emails_ignoreIfUnknown(),
    ]),
  };
}
