import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markOrderPaid } from "#app/domain/orders/change-status.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

const FAILED = () => m.adminOrders_failedToMarkOrderAs();

export const action = formAction(
  async ({ request, params, form }) => {
    const { orderId = "" } = params;
    const returnTo = returnPath(form, `/admin/orders?order=${orderId}`);
    const { user } = await staffVisitor(request, "take payments", { returnTo });
    const paid = markOrderPaid(user, orderId);
    if (paid.ok)
      return replyInPlace(form, returnTo, {
        type: "success",
        message: m.adminOrders_orderMarkedAsPaid(),
      });
    if (paid.code === "already_in_status") {
      return replyInPlace(form, returnTo, { type: "info", message: paid.message });
    }
    return replyInPlace(form, returnTo, {
      type: "error",
      message: FAILED(),
      description: paid.message,
    });
  },
  { failure: FAILED },
);
