import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { turnOffPush } from "#app/http/form/push-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const PAGE = "/admin/notifications";

export const loader = () => redirect(PAGE);

export const action = formAction(
  "staff work",
  async ({ request, form }) => {
    const visitor = await staffVisitor(request, "use the admin area", { returnTo: PAGE });
    return turnOffPush(visitor, { form, audience: "staff", page: PAGE });
  },
  { failure: () => m.alerts_failedToTurnNotificationsOff() },
);
