import { parseWithZod } from "@conform-to/zod/v4";
import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { printForm, printOrder } from "#app/domain/printing/print-order.server.ts";
import { problem } from "#app/domain/result.ts";
import { firstError } from "#app/http/form/in-place.server.ts";
import { m } from "#messages";
import { printButton } from "./print-button.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders/${params.orderId}/ticket`);

export const action = printButton({
  needs: "read orders",
  page: "/admin/orders",
  done: m.adminOrders_itIsOnItsWay,
  run(actor, { params, form }) {
    const submission = parseWithZod(form, { schema: printForm });
    if (submission.status !== "success") {
      return problem("validation", firstError({ error: submission.error ?? null }));
    }
    return printOrder(actor, params.orderId ?? "", submission.value);
  },
});
