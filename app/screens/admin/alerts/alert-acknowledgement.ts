import { redirect } from "@remix-run/node";
import { type Acknowledged, acknowledgeAlerts } from "#app/domain/alerts/acknowledge.server.ts";
import { now } from "#app/domain/clock.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { safeRedirect } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const PAGE = "/admin/orders";
const FAILED = () => m.alerts_failedToStopTheRinging();

export const loader = () => redirect(PAGE);

/** `until` is when the last item on the page began to ring: later ones have not been seen. */
function acknowledged(form: FormData): Acknowledged {
  const { orderId, eventId, until } = Object.fromEntries(form);
  if (orderId) return { orderId: String(orderId) };
  if (eventId) return { eventId: String(eventId) };
  const shown = new Date(String(until ?? ""));
  return { until: Number.isNaN(shown.getTime()) ? now() : shown };
}

export const action = formAction(
  "staff work",
  async ({ request, form }) => {
    const returnTo = safeRedirect(form.get("redirectTo"), PAGE);
    const { user } = await staffVisitor(request, "read orders", { returnTo });
    const silenced = acknowledgeAlerts(user, acknowledged(form));
    if (silenced.ok) return replyInPlace(form, returnTo);
    const description = silenced.message;
    return replyInPlace(form, returnTo, { type: "error", message: FAILED(), description });
  },
  { failure: FAILED },
);
