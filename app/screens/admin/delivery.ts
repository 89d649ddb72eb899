import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { deliverOrder } from "#app/domain/deliveries/deliver-order.server.ts";
import { deliveryForm } from "#app/domain/deliveries/schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const LIST = "/admin/deliveries";
const FAILED = () => m.deliveries_failedToRecordTheDelivery();

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(LIST);

export const action = formAction(
  async ({ request, params, form }) => {
    const { user } = await staffVisitor(request, "deliver orders", { returnTo: LIST });
    const submission = parseWithZod(form, { schema: deliveryForm });
    if (submission.status !== "success") {
      const description = firstError({ error: submission.error ?? null });
      return replyInPlace(form, LIST, { type: "error", message: FAILED(), description });
    }
    const delivered = deliverOrder(user, params.orderId ?? "", submission.value);
    if (delivered.ok) {
      const { order, changePaise } = delivered.value;
      const description =
        changePaise > 0 ? m.deliveries_change({ change: formatRupees(changePaise) }) : undefined;
      const message = m.deliveries_delivered({ orderNumber: order.orderNumber });
      return replyInPlace(form, LIST, { type: "success", message, description });
    }
    if (delivered.code === "already_in_status") {
      return replyInPlace(form, LIST, { type: "info", message: delivered.message });
    }
    const description = delivered.message;
    return replyInPlace(form, LIST, { type: "error", message: FAILED(), description });
  },
  { failure: FAILED },
);
