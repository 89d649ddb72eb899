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
      `You work at ${shop.name} and have got an account. Choose your password here:`,
      `${siteUrl}/password-reset/new?key=${encodeURIComponent(key)}`,
      `The link works once, for ${INVITATION_DAYS} days.`,
      "If you do not know us, ignore this email.",
    ]),
  };
}
