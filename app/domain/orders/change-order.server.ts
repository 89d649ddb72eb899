import { write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { Actor, User } from "../accounts/user.ts";
import { ringAfterStatus } from "../alerts/ring-after-status.ts";
import { billOrder } from "../bills/bill-order.server.ts";
import { now } from "../clock.ts";
import { queueOrderStatus } from "../emails/queue-customer-emails.server.ts";
import { duePaise, type Payment } from "../payments/payment.ts";
import { claimOfPayment, recordPayment, updateBalance } from "../payments/record-payment.server.ts";
import { queueStatusPrints } from "../printing/queue-prints.server.ts";
import { queueOrderStatusPush } from "../push/queue-push.server.ts";
import { adminOnly, constantProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { type Action, may } from "../staff/permissions.ts";
import { giveBack } from "./give-back.server.ts";
import type { Order } from "./order.ts";
import { auditOrder, recordChange } from "./order-changes.server.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findAnyOrder, findOrder } from "./queries.server.ts";
import type { OrderStatusInput } from "./schema.ts";
import {
  alreadyInStatus,
  isFinal,
  nextStatuses,
  type OrderStatus,
  orderStatusLabel,
  whyNotCancellable,
} from "./status.ts";

const setStatus = prepareUpdate(orders, [
  "status",
  "cancellationReason",
  "changedAt",
  "ringsSince",
  "updatedAt",
]);

const setRingsSince = prepareUpdate(orders, ["ringsSince"]);

/** For orders of others; customers cancel their own. */
const neededFor: Record<OrderStatus, Action> = {
  pending: "prepare orders",
  confirmed: "prepare orders",
  preparing: "prepare orders",
  out_for_delivery: "prepare orders",
  // It pays for what was not paid; riders deliver in app/domain/deliveries.
  delivered: "take payments",
  cancelled: "cancel orders",
};

function noReason(): Problem {
  const msg = m.orders_sayWhyItIsCancelled();
  return problem("validation", msg, { errors: [{ path: "reason", msg }] });
}

const missing = constantProblem("not_found", () => m.shared_orderNotFound());

/** How an order was paid, if not as it names or as its customer claims. */
type Collected = Partial<Pick<Payment, "method" | "isCarried">>;

/** What is left to pay. */
function pay(actor: Actor, order: Order, at: Date, collected: Collected): void {
  const { paymentStatus: fromValue } = order;
  const amountPaise = duePaise(order);
  const isClaimed = claimOfPayment(order.id, { method: "upi", amountPaise }) !== undefined;
  const method = isClaimed ? "upi" : order.paymentMethod;
  const payment = { kind: "payment", method, amountPaise, reason: "", ...collected } as const;
  recordPayment(actor, order, payment, at);
  recordChange(actor, order, { kind: "payment", fromValue, toValue: "paid", reason: "" }, at);
}

/**
 * Call it inside a transaction, after everything was checked. `collected`: how what is left to pay was paid; undefined if
 * it is not paid now.
 */
export function applyStatus(
  actor: Actor,
  order: Order,
  { status, reason }: OrderStatusInput,
  collected?: Collected,
): Order {
  const at = now();
  setStatus.run(order.id, {
    status,
    cancellationReason: status === "cancelled" ? reason : "",
    changedAt: null,
    ringsSince: ringAfterStatus(status, at),
    updatedAt: at,
  });
  recordChange(
    actor,
    order,
    { kind: "status", fromValue: order.status, toValue: status, reason },
    at,
  );
  if (status === "cancelled") {
    giveBack(order);
    updateBalance(order.id, at);
  }
  if (collected) pay(actor, order, at, collected);
  if (status === "delivered") billOrder({ ...order, status });
  const changed = findAnyOrder(order.id) ?? order;
  auditOrder(actor, status === "cancelled" ? "cancelled" : "status_changed", order, changed);
  queueOrderStatus(changed);
  queueOrderStatusPush(changed);
  queueStatusPrints(order, changed);
  return changed;
}

/** Confirms an order that was just placed. It rings all the same. Call it inside the transaction. */
export function acceptAtOnce(customer: User, order: Order): Order {
  const step = { status: "confirmed", reason: "Accepted automatically" } as const;
  const { ringsSince } = order;
  const accepted = applyStatus(customer, order, step);
  setRingsSince.run(order.id, { ringsSince });
  return { ...accepted, ringsSince };
}

function writeAndPublish(work: () => Result<Order>): Result<Order> {
  const changed = write(work);
  if (changed.ok) publishOrderEvent();
  return changed;
}

/**
 * Sets an order's status. Cancelling returns its stock; delivering a cash or card order marks it paid. `reason` counts
 * only when cancelling. Problems: `not_found` (also for an order of somebody else), `forbidden` (customers only cancel),
 * `already_in_status`, `final_status`, `conflict`. The rules are in docs/ordering.md.
 */
export function changeOrderStatus(
  actor: User,
  orderId: string,
  { status, reason }: OrderStatusInput,
): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return missing;
    const isOwn = status === "cancelled" && order.userId === actor.id;
    if (!isOwn && !may(actor, neededFor[status])) return adminOnly;
    if (order.status === status) return problem("already_in_status", alreadyInStatus(status));
    const label = orderStatusLabel(order.status).toLowerCase();
    if (isFinal(order.status)) {
      return problem("final_status", m.orders_thisOrderIsAndCan({ label }));
    }
    const tooLate = may(actor, neededFor[status]) ? null : whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    if (!nextStatuses(order.status, order.deliveryType).includes(status)) {
      const wanted = orderStatusLabel(status).toLowerCase();
      return problem("conflict", m.orders_anOrderThatIsCannot({ label, wanted }));
    }
    if (status === "cancelled" && order.status !== "pending" && !reason) return noReason();
    const why = status === "cancelled" ? reason : "";
    const isPaidNow =
      status === "delivered" &&
      order.paymentMethod !== "upi" &&
      (order.paymentStatus === "pending" || order.paymentStatus === "partly_paid");
    return ok(applyStatus(actor, order, { status, reason: why }, isPaidNow ? {} : undefined));
  });
}

/** For admins. Problems: `not_found`, `forbidden`, `already_in_status` (already paid), `final_status` (cancelled). */
export function markOrderPaid(actor: User, orderId: string): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return missing;
    if (!may(actor, "take payments")) return adminOnly;
    if (order.paymentStatus !== "pending" && order.paymentStatus !== "partly_paid") {
      return problem("already_in_status", m.orders_orderIsAlreadyPaid());
    }
    if (order.status === "cancelled") {
      return problem("final_status", m.orders_aCancelledOrderCannotBe());
    }
    pay(actor, order, now(), {});
    const changed = findOrder(actor, orderId) ?? order;
    auditOrder(actor, "paid", order, changed);
    return ok(changed);
  });
}
