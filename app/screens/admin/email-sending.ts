import { redirect } from "@remix-run/node";
import { emailsList } from "#app/domain/emails/email-list-url.ts";
import { resendEmail } from "#app/domain/emails/resend-email.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.emails_failedToSendTheEmail();

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(emailsList.url());

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, emailsList.url());
    const { user } = await staffVisitor(request, "read the records", { returnTo });
    const resent = resendEmail(user, params.emailId ?? "");
    return replyInPlace(
      form,
      returnTo,
      resent.ok
        ? { type: "success", message: m.emails_theEmailWillBeSent() }
        : { type: "error", message: FAILED(), description: resent.message },
    );
  },
  { failure: FAILED },
);
