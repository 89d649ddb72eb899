import { redirect } from "@remix-run/node";
import { newsletterInput } from "#app/domain/messages/schema.ts";
import { subscribe } from "#app/domain/messages/subscribers.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

/** Longer ones would not fit into the URL. */
const MAX_EMAIL_LENGTH = 254;

export const loader = () => redirect("/newsletter");

function refuse(form: FormData, message: string): Promise<Response> {
  const email = String(form.get("email") ?? "").slice(0, MAX_EMAIL_LENGTH);
  const page = `/newsletter?${new URLSearchParams({ email })}`;
  return replyInPlace(form, page, { type: "error", message });
}

export const action = formAction(
  "subscribe",
  async ({ request, form }) => {
    const submission = parseForm(form, newsletterInput);
    if (submission.status !== "success") return refuse(form, firstError(submission));
    const { user } = await visitorOf(request);
    subscribe(user, submission.value.email);
    return redirectWithToast(returnPath(form, "/"), {
      type: "success",
      message: m.shell_subscribed(),
    });
  },
  {
    onLimit: (form, { message }) => refuse(form, message),
    failure: () => m.shell_notSubscribed(),
  },
);
