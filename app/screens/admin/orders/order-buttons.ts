import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { changeOrderStatus, markOrderPaid } from "#app/domain/fulfilment/change-status.server.ts";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { undoStatus } from "#app/domain/fulfilment/undo-status.server.ts";
import { markReady } from "#app/domain/kitchen/mark-ready.server.ts";
import { readyForm, type ShownQuantities } from "#app/domain/kitchen/schema.ts";
import type { Done } from "#app/domain/lists/changed-row.ts";
import { formatRupees } from "#app/domain/money.ts";
import { orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { orderStatusInput, undoForm } from "#app/domain/orders/schema.ts";
import { orderStatusLabel } from "#app/domain/orders/status.ts";
import { confirmClaim, undoConfirmation } from "#app/domain/payments/claims.server.ts";
import { confirmedClaim } from "#app/domain/payments/payment-lists.ts";
import { printForm, printOrder } from "#app/domain/printing/print-order.server.ts";
import { messageForm } from "#app/domain/tracking/customer-message.ts";
import { openMessage } from "#app/domain/tracking/open-message.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { redirectWithToast, type Toast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

const pageOf = ({ orderId = "" }: Params) => orderUrl(orderId);

function done(actor: User, { params }: FormContext): Done | null {
  const order = findOrder(actor, params.orderId ?? "");
  return order ? doneToOrder(actor, order) : null;
}

/** Lists have many orders, and the changed one may have left the list. */
const aboutOrder = (message: string, { token }: Order, change?: string): Toast => ({
  type: "success",
  message,
  description: [m.shared_token({ token }), change].filter(Boolean).join(" · "),
});

/** Takes back only the dishes made in this step, not those made before. */
function linesMade({ url }: FormContext, lines: ShownQuantities): Done {
  const fields = Object.entries(lines).map(([id, quantity]) => [`lines.${id}`, String(quantity)]);
  const undo = { action: `${url.pathname}/removal`, fields: Object.fromEntries(fields) };
  return { state: m.shared_ready(), undo };
}

export const loader = ({ params }: LoaderFunctionArgs) => redirect(pageOf(params));

export const action = buttons({
  status: buttonAction({
    needs: "prepare orders",
    page: pageOf,
    schema: orderStatusInput,
    run: (actor, { params, input }) => changeOrderStatus(actor, params.orderId ?? "", input),
    done,
    success: (order) =>
      aboutOrder(
        m.adminOrders_orderStatusUpdatedSuccessfully(),
        order,
        orderStatusLabel(order.status),
      ),
    failure: () => m.adminOrders_failedToUpdateOrderStatus(),
  }),
  "status/removal": buttonAction({
    needs: "prepare orders",
    page: pageOf,
    schema: undoForm,
    run: (actor, { params, input }) => undoStatus(actor, params.orderId ?? "", input.status),
    success: (order) =>
      aboutOrder(m.adminOrders_undone({ status: orderStatusLabel(order.status) }), order),
    failure: () => m.adminOrders_failedToUndo(),
  }),
  payment: buttonAction({
    needs: "take payments",
    page: pageOf,
    run: (actor, { params }) => markOrderPaid(actor, params.orderId ?? ""),
    success: (order) =>
      aboutOrder(m.adminOrders_orderMarkedAsPaid(), order, formatRupees(order.totalPaise)),
    failure: () => m.adminOrders_orderNotMarkedPaid(),
  }),
  "claims/:claimId/confirmation": buttonAction({
    needs: "take payments",
    page: pageOf,
    run: (actor, { params }) => confirmClaim(actor, params.claimId ?? ""),
    done: (_, { params }) => confirmedClaim(params.orderId ?? "", params.claimId ?? ""),
    success: ({ orderNumber }) => m.payments_paymentOfConfirmed({ orderNumber }),
    failure: () => m.payments_failedToConfirmThePayment(),
  }),
  "claims/:claimId/confirmation/removal": buttonAction({
    needs: "take payments",
    page: pageOf,
    run: (actor, { params }) => undoConfirmation(actor, params.orderId ?? "", params.claimId ?? ""),
    // The payment waits in its own row.
    done: () => ({ state: m.payments_toConfirm() }),
    success: () => m.payments_waitsAgain(),
    failure: () => m.adminOrders_failedToUndo(),
  }),
  messages: formAction(
    "staff work",
    async ({ request, params, form }) => {
      const { orderId = "" } = params;
      const returnTo = pageOf(params);
      const { user } = await staffVisitor(request, "see contacts and payments", { returnTo });
      const submission = parseForm(form, messageForm);
      if (submission.status !== "success") {
        return redirectWithToast(returnTo, { type: "error", message: firstError(submission) });
      }
      const opened = openMessage(user, orderId, submission.value, siteOrigin(request));
      if (!opened.ok)
        return redirectWithToast(returnTo, { type: "error", message: opened.message });
      return redirect(opened.value, 303);
    },
    { failure: () => m.adminOrders_failedToOpenTheMessage() },
  ),
  ready: buttonAction({
    needs: "prepare orders",
    page: pageOf,
    schema: readyForm,
    run: (actor, { params, input }) => markReady(actor, params.orderId ?? "", true, input.lines),
    done: (actor, context) => {
      const { lines } = context.input;
      return lines ? linesMade(context, lines) : done(actor, context);
    },
    success: (order) =>
      aboutOrder(order.readyAt ? m.admin_orderIsReady() : m.kitchen_othersStillCooking(), order),
    failure: () => m.admin_failedToMarkTheOrder(),
  }),
  "ready/removal": buttonAction({
    needs: "prepare orders",
    page: pageOf,
    schema: readyForm,
    run: (actor, { params, input }) => markReady(actor, params.orderId ?? "", false, input.lines),
    success: (order) => aboutOrder(m.admin_orderIsNotReadyYet(), order),
    failure: () => m.admin_failedToMarkTheOrder(),
  }),
  prints: buttonAction({
    needs: "read orders",
    page: () => "/admin/orders",
    schema: printForm,
    run: (actor, { params, input }) => printOrder(actor, params.orderId ?? "", input),
    success: () => m.adminOrders_ticketOnItsWay(),
    refusal: reasonOnly,
    failure: () => m.printing_failedToPrint(),
  }),
});
