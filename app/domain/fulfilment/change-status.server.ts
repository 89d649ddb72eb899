import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { Actor, User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import { billOrder } from "../bills/bill-order.server.ts";
import { now } from "../clock.ts";
import { collectPaise } from "../ledger/money-state.ts";
import { duePaise, isUnpaid, type Payment } from "../ledger/payment.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { recordedByAnother } from "../ledger/recorded-by-another.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findAnyOrder, findOrder, orderNotFound } from "../orders/queries.server.ts";
import { DISH_RAN_OUT } from "../orders/reasons.ts";
import { leaveOutOfStock, releaseReservations } from "../orders/reserve-stock.server.ts";
import type { OrderStatusInput } from "../orders/schema.ts";
import {
  alreadyInStatus,
  isFinal,
  nextStatuses,
  orderStatusLabel,
  ringAfterStatus,
  whyNotCancellable,
} from "../orders/status.ts";
import { actionFor } from "../orders/status-actions.ts";
import { claimOfPayment, recordPayment, updateBalance } from "../payments/record-payment.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { tellOfStatus } from "./order-reactions.server.ts";

/** How an order was paid, if not by its own method or as its customer claims. */
type Collected = Partial<Pick<Payment, "method" | "isCarried">>;

/** Cash collected at the door is with the assigned rider, no matter who records it. */
function riderAtTheDoor({ origin }: Actor, { status, riderId }: Order): Actor | null {
  const rider = status === "out_for_delivery" && riderId ? findUser(riderId) : null;
  return rider ? { ...rider, origin } : null;
}

function payBalance(
  actor: Actor,
  order: Order,
  at: Date,
  amountPaise: number,
  collected: Collected,
): void {
  const { paymentStatus: fromValue } = order;
  const isClaimed = claimOfPayment(order.id, { method: "upi", amountPaise }) !== undefined;
  const { method = isClaimed ? "upi" : order.paymentMethod, isCarried } = collected;
  const rider = method === "cash" ? riderAtTheDoor(actor, order) : null;
  const payment = { kind: "payment", method, amountPaise, reason: "" } as const;
  recordPayment(rider ?? actor, order, { ...payment, isCarried: isCarried || rider !== null }, at);
  recordChange(actor, order, { kind: "payment", fromValue, toValue: "paid", reason: "" }, at);
}

/**
 * Call it inside a transaction, after all checks. `collected`: how the balance was paid; undefined
 * if it is not paid now.
 */
export function applyStatus(
  actor: Actor,
  order: Order,
  { status, reason }: OrderStatusInput,
  collected?: Collected,
): Order {
  const at = now();
  updateRow(orders, order.id, {
    status,
    cancellationReason: status === "cancelled" ? reason : "",
    changedAt: null,
    notHome: null,
    // Nobody has started on an order that awaited payment.
    ringsSince: order.payBy ? null : ringAfterStatus(status, at),
    payBy: null,
    updatedAt: at,
  });
  recordChange(
    actor,
    order,
    { kind: "status", fromValue: order.status, toValue: status, reason },
    at,
  );
  if (status === "cancelled") {
    if (reason === DISH_RAN_OUT) leaveOutOfStock(order.id, order.items);
    releaseReservations(order);
    updateBalance(order.id, at);
  }
  if (collected) payBalance(actor, order, at, collectPaise(order), collected);
  if (status === "delivered") billOrder({ ...order, status }, at);
  const changed = findAnyOrder(order.id) ?? order;
  tellOfStatus(order, changed);
  return changed;
}

/** Confirms an order that was just placed; it still rings. Call it inside the transaction. */
export function acceptAutomatically(customer: Actor, order: Order): Order {
  const step = { status: "confirmed", reason: "Accepted automatically" } as const;
  const { ringsSince } = order;
  const accepted = applyStatus(customer, order, step);
  updateRow(orders, order.id, { ringsSince });
  return { ...accepted, ringsSince };
}

/**
 * Sets an order's status. Cancelling returns its stock; delivering a cash or card order marks it paid. `reason` counts
 * only when cancelling. Problems: `not_found` (also for somebody else's order), `forbidden` (customers only cancel),
 * `already_in_status`, `final_status`, `conflict`. The rules are in docs/ordering.md.
 */
export function changeOrderStatus(
  actor: User,
  orderId: string,
  { status, reason }: OrderStatusInput,
): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    const isOwn = status === "cancelled" && order.userId === actor.id;
    if (!isOwn && !may(actor, actionFor[status])) return adminOnly;
    if (order.status === status) return problem("already_in_status", alreadyInStatus(status));
    const label = orderStatusLabel(order.status).toLowerCase();
    if (isFinal(order.status)) {
      return problem("final_status", m.orders_orderIsFinal({ label }));
    }
    const tooLate = may(actor, actionFor[status]) ? null : whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    if (!nextStatuses(order.status, order.deliveryType).includes(status)) {
      const wanted = orderStatusLabel(status).toLowerCase();
      return problem("conflict", m.orders_statusNotPossible({ label, wanted }));
    }
    if (status === "cancelled" && order.status !== "pending" && !reason) {
      return fieldProblem("reason", m.orders_cancelReasonRequired());
    }
    const why = status === "cancelled" ? reason : "";
    const isPaidNow =
      status === "delivered" && order.paymentMethod !== "upi" && collectPaise(order) > 0;
    return ok(applyStatus(actor, order, { status, reason: why }, isPaidNow ? {} : undefined));
  });
}

/**
 * For admins. Problems: `not_found`, `forbidden`, `already_in_status` (already paid), `conflict`
 * (somebody else has just recorded it), `final_status` (cancelled).
 */
export function markOrderPaid(actor: User, orderId: string): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "take payments")) return adminOnly;
    const at = now();
    if (!isUnpaid(order.paymentStatus)) {
      return (
        recordedByAnother(actor, ledgerOfOrder(orderId), at) ??
        problem("already_in_status", m.orders_orderIsAlreadyPaid())
      );
    }
    if (order.status === "cancelled") {
      return problem("final_status", m.orders_cancelledNotPayable());
    }
    payBalance(actor, order, at, duePaise(order), {});
    return ok(findOrder(actor, orderId) ?? order);
  });
}
