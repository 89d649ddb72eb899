import { markReady } from "#app/domain/kitchen/mark-ready.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.admin_failedToMarkTheOrder();

export function readyAction(isReady: boolean) {
  return formAction(
    async ({ request, params, form }) => {
      const { orderId = "" } = params;
      const returnTo = returnPath(form, `/admin/orders?order=${orderId}`);
      const { user } = await staffVisitor(request, "prepare orders", { returnTo });
      const marked = markReady(user, orderId, isReady);
      if (marked.ok) {
        const message = isReady ? m.admin_orderIsReady() : m.admin_orderIsNotReadyYet();
        return replyInPlace(form, returnTo, { type: "success", message });
      }
      if (marked.code === "already_in_status") {
        return replyInPlace(form, returnTo, { type: "info", message: marked.message });
      }
      const description = marked.message;
      return replyInPlace(form, returnTo, { type: "error", message: FAILED(), description });
    },
    { failure: FAILED },
  );
}
