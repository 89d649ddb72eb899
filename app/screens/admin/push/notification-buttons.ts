import { redirect } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { queueTestPush } from "#app/domain/push/queue-push.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { turnOffPush } from "#app/http/form/push-action.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import type { Toast } from "#app/http/toast.server.ts";
import { m } from "#messages";

const PAGE = "/admin/notifications";
const FAILED = () => m.alerts_testMessageNotSent();
const SENT: Toast = translated({ type: "success", message: m.alerts_testMessageSent });

export const loader = () => redirect(PAGE);

export const action = buttons({
  removal: formAction(
    "staff work",
    async ({ request, form }) => {
      const visitor = await staffVisitor(request, "use the admin area", { returnTo: PAGE });
      return turnOffPush(visitor, { form, audience: "staff", page: PAGE });
    },
    { failure: () => m.push_failedToTurnOff() },
  ),
  test: formAction(
    "send a test message",
    async ({ request, form }) => {
      const { sessionToken } = await staffVisitor(request, "use the admin area", {
        returnTo: PAGE,
      });
      const queued = queueTestPush(sessionToken);
      const failure = {
        type: "error",
        message: FAILED(),
        description: !queued.ok && queued.message,
      };
      return replyInPlace(form, PAGE, queued.ok ? SENT : (failure as Toast));
    },
    { failure: FAILED },
  ),
});
