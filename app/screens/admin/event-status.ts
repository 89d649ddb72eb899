import { parseWithZod } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeEventStatus } from "#app/domain/catering/change-event.server.ts";
import { eventStatusInput } from "#app/domain/catering/schema.ts";
import { eventStatusLabel } from "#app/domain/catering/status.ts";
import { formAction } from "#app/http/form-action.server.ts";
import { adminVisitor } from "#app/http/guards.server.ts";
import { firstComplaint } from "#app/http/in-place.server.ts";
import { localPath } from "#app/http/return-to.ts";
import { seeOther } from "#app/http/toast.server.ts";
import { cancellationAddress } from "#app/ui/events/events-view.ts";

const FAILED = { type: "error", message: "Failed to update event status" } as const;

/** Whoever opens this by hand is sent to the event, which admits admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/events?event=${params.eventId}`);

export const action = formAction(async ({ request, params, form }) => {
  const { eventId = "" } = params;
  const returnTo = localPath(form.get("returnTo"), `/admin/events?event=${eventId}`);
  const { user } = await adminVisitor(request, { returnTo });
  const submission = parseWithZod(form, { schema: eventStatusInput });
  if (submission.status !== "success") {
    return seeOther(returnTo, { ...FAILED, description: firstComplaint(submission) });
  }
  const { status } = submission.value;
  // Final, and the customer is told why: that takes a page of its own.
  if (status === "cancelled") return seeOther(cancellationAddress(eventId, returnTo));
  const changed = changeEventStatus(user, eventId, status);
  if (changed.ok) {
    const message = `Event status updated to ${eventStatusLabel(status)}`;
    return seeOther(returnTo, { type: "success", message });
  }
  if (changed.code === "already_in_status") {
    return seeOther(returnTo, { type: "info", message: changed.message });
  }
  return seeOther(returnTo, { ...FAILED, description: changed.message });
});
