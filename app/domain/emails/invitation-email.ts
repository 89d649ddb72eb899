import { m } from "#messages";
import { shop } from "../shop.ts";
import { INVITATION_DAYS } from "../staff/invitation-days.ts";
import type { Email } from "./email.ts";
import { emailBody } from "./email-layout.ts";

export const INVITATION_SUBJECT = `Your account at ${shop.name}`;

/** Contains nothing that anybody typed. */
export function invitationEmail(key: string, siteUrl: string): Email {
  return {
    subject: INVITATION_SUBJECT,
    body: emailBody(null, [
      m.emails_youWorkAtAndHave({ name: shop.name }),
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      m.emails_theLinkWorksOnceFor({ invitationDays: INVITATION_DAYS }),
      m.emails_ifYouDoNotKnow(),
    ]),
  };
}
