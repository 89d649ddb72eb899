import { redirect } from "@remix-run/node";
import { assignRider } from "#app/domain/deliveries/assign-rider.server.ts";
import { deliverOrder, undoDelivery } from "#app/domain/deliveries/deliver-order.server.ts";
import { recordNotHome } from "#app/domain/deliveries/not-home.server.ts";
import { findDelivery } from "#app/domain/deliveries/queries.server.ts";
import { deliveryForm, notHomeForm, riderForm } from "#app/domain/deliveries/schema.ts";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import { orderStatusLabel } from "#app/domain/orders/status.ts";
import { receiveCash } from "#app/domain/payments/carried-cash.server.ts";
import { handoverForm } from "#app/domain/payments/carried-cash.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const DELIVERIES = "/admin/deliveries";

export const loader = () => redirect(DELIVERIES);

export const action = buttons({
  ":orderId/delivery": buttonAction({
    needs: "deliver orders",
    page: () => DELIVERIES,
    schema: deliveryForm,
    run: (actor, { params, input }) => deliverOrder(actor, params.orderId ?? "", input),
    done: (actor, { params, url }) => {
      const order = findDelivery(actor, params.orderId ?? "");
      const action = `${url.pathname}/removal`;
      return order ? doneToOrder(actor, order, "deliver orders", action) : null;
    },
    success: ({ order, changePaise }) => ({
      type: "success",
      message: m.deliveries_delivered({ orderNumber: order.orderNumber }),
      description:
        changePaise > 0 ? m.deliveries_change({ change: formatRupees(changePaise) }) : undefined,
    }),
    failure: () => m.deliveries_failedToRecordTheDelivery(),
  }),
  ":orderId/delivery/removal": buttonAction({
    needs: "deliver orders",
    page: () => DELIVERIES,
    run: (actor, { params }) => undoDelivery(actor, params.orderId ?? ""),
    success: ({ status }) => m.adminOrders_undone({ status: orderStatusLabel(status) }),
    failure: () => m.adminOrders_failedToUndo(),
  }),
  ":orderId/rider": buttonAction({
    needs: "change orders",
    page: () => DELIVERIES,
    schema: riderForm,
    run: (actor, { params, input }) => assignRider(actor, params.orderId ?? "", input.riderId),
    success: ({ rider }) => (rider ? m.orders_riderIs({ name: rider }) : m.orders_noRider()),
    failure: () => m.deliveries_riderNotSaved(),
  }),
  ":orderId/absence": buttonAction({
    needs: "deliver orders",
    page: () => DELIVERIES,
    schema: notHomeForm,
    run: (actor, { params, input }) => recordNotHome(actor, params.orderId ?? "", input),
    failure: () => m.deliveries_failedToRecordTheDelivery(),
  }),
  handovers: buttonAction({
    needs: "take payments",
    page: () => DELIVERIES,
    schema: handoverForm,
    run: (actor, { input }) => receiveCash(actor, input),
    success: ({ rider, amountPaise }) =>
      m.day_receivedFrom({ amount: formatRupees(amountPaise), name: rider.name }),
    failure: () => m.day_failedToRecordTheCash(),
  }),
});
