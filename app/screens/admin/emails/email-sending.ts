import { redirect } from "@remix-run/node";
import { emailsList } from "#app/domain/emails/email-list-url.ts";
import { resendEmail } from "#app/domain/emails/resend-email.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = () => redirect(emailsList.url());

export const action = buttonAction({
  needs: "read the records",
  page: () => emailsList.url(),
  run: (actor, { params }) => resendEmail(actor, params.emailId ?? ""),
  success: () => m.emails_sendingAgain(),
  failure: () => m.emails_emailNotResent(),
});
