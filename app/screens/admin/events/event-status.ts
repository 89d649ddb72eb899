import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeEventStatus } from "#app/domain/catering/change-event.server.ts";
import { eventStatusInput } from "#app/domain/catering/schema.ts";
import { eventStatusLabel } from "#app/domain/events/status.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast, refusalToast } from "#app/http/toast.server.ts";
import { cancellationUrl } from "#app/ui/events/events-view.ts";
import { m } from "#messages";

const FAILED = () => m.events_failedToUpdateEventStatus();

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/events?event=${params.eventId}`);

export const action = formAction(
  "staff work",
  async ({ request, params, form }) => {
    const { eventId = "" } = params;
    const returnTo = returnPath(form, `/admin/events?event=${eventId}`);
    const { user } = await staffVisitor(request, "run catering", { returnTo });
    const submission = parseForm(form, eventStatusInput);
    if (submission.status !== "success") {
      const description = firstError(submission);
      return redirectWithToast(returnTo, { type: "error", message: FAILED(), description });
    }
    const { status } = submission.value;
    // Cancelling is final and needs a reason for the customer, so it has its own page.
    if (status === "cancelled") return redirectWithToast(cancellationUrl(eventId, returnTo));
    const changed = changeEventStatus(user, eventId, status);
    if (!changed.ok) return redirectWithToast(returnTo, refusalToast(changed, FAILED()));
    const message = m.events_eventStatusUpdatedTo({ status: eventStatusLabel(status) });
    return redirectWithToast(returnTo, message);
  },
  { failure: FAILED },
);
