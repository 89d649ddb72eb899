import { parseWithZod } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { translated } from "#app/domain/language/translated.ts";
import { changeOrderStatus } from "#app/domain/orders/change-status.server.ts";
import { orderStatusInput } from "#app/domain/orders/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = translated({ type: "error", message: m.adminOrders_failedToUpdateOrderStatus });

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = formAction(
  async ({ request, params, form }) => {
    const { orderId = "" } = params;
    const returnTo = returnPath(form, `/admin/orders?order=${orderId}`);
    const { user } = await staffVisitor(request, "prepare orders", { returnTo });
    const submission = parseWithZod(form, { schema: orderStatusInput });
    if (submission.status !== "success") {
      const description = Object.values(submission.error ?? {})
        .flat()
        .join(". ");
      return replyInPlace(form, returnTo, { ...FAILED, description });
    }
    const changed = changeOrderStatus(user, orderId, submission.value);
    if (changed.ok) {
      return replyInPlace(form, returnTo, {
        type: "success",
        message: m.adminOrders_orderStatusUpdatedSuccessfully(),
      });
    }
    if (changed.code === "already_in_status") {
      return replyInPlace(form, returnTo, { type: "info", message: changed.message });
    }
    return replyInPlace(form, returnTo, { ...FAILED, description: changed.message });
  },
  { failure: () => FAILED.message },
);
