import { m } from "#messages";
import { INVITATION_DAYS } from "../accounts/limits.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

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
