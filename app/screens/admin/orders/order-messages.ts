import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { messageForm } from "#app/domain/tracking/customer-message.ts";
import { openMessage } from "#app/domain/tracking/open-message.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const { orderId = "" } = params;
    const returnTo = `/admin/orders?order=${orderId}`;
    const { user } = await staffVisitor(request, "see contacts and payments", { returnTo });
    const submission = parseForm(form, messageForm);
    if (submission.status !== "success") {
      return redirectWithToast(returnTo, { type: "error", message: firstError(submission) });
    }
    const opened = openMessage(user, orderId, submission.value, siteOrigin(request));
    if (!opened.ok) return redirectWithToast(returnTo, { type: "error", message: opened.message });
    return redirect(opened.value, 303);
  },
  { failure: () => m.adminOrders_failedToOpenTheMessage() },
);
