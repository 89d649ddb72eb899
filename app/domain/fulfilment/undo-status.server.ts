import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { type Action, may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { couponOfCode } from "../coupons/queries.server.ts";
import { redeemCoupons } from "../coupons/redeem.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { changesOfOrder, recordChange } from "../orders/order-history.server.ts";
import { findAnyOrder, orderNotFound } from "../orders/queries.server.ts";
import { reserveAgain } from "../orders/reserve-stock.server.ts";
import type { OrderStatus } from "../orders/status.ts";
import { actionFor } from "../orders/status-actions.ts";
import { undoableStep } from "../orders/undoable-step.ts";
import { updateBalance } from "../payments/record-payment.server.ts";
import { takeBackPayment } from "../payments/take-back-payment.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { takeSlotAgain } from "../slots/take-slot-again.server.ts";
import { awaitedAgainUntil } from "./awaiting-payment.server.ts";
import { tellOfStatus } from "./order-reactions.server.ts";

/** Problems: `out_of_stock`, `conflict` (its slot or its code is gone). */
function reserveOnceMore(order: Order): Problem | null {
  const { id, discounts, deliveryType, slotStartsAt, plates } = order;
  const scarce = reserveAgain(order);
  if (scarce) return problem("out_of_stock", m.orders_notUndoneSoldOut({ name: scarce }));
  if (slotStartsAt && !takeSlotAgain(deliveryType, slotStartsAt, plates)) {
    return problem("conflict", m.orders_notUndoneSlotFull());
  }
  if (discounts.some(({ code }) => couponOfCode(code ?? "", order)?.use.isCodeUsed)) {
    return problem("conflict", m.orders_notUndoneCodeUsed());
  }
  redeemCoupons(id, discounts, order, order.createdAt);
  return null;
}

/**
 * Undoes the last step of an order, the one to `undone`: restores the former status and reverses
 * the step's effects, such as on stock or the payment at the door. `needs` is the permission that
 * the button's screen requires; by default, that of the step. Problems: `not_found`, `forbidden`,
 * and those of `undoableStep`, `reserveOnceMore` and `takeBackPayment`.
 */
export function undoStatus(
  actor: User,
  orderId: string,
  undone: OrderStatus,
  needs: Action = actionFor[undone],
): Result<Order> {
  return writeAndPublish(() => {
    const order = findAnyOrder(orderId);
    if (!order) return orderNotFound;
    if (!may(actor, needs)) return adminOnly;
    const at = now();
    const found = undoableStep(order, undone, changesOfOrder(order), at);
    if (!found.ok) return found;
    const step = found.value;
    const isAwaitedAgain = order.status === "cancelled" && step.from === "pending";
    const unavailable = order.status === "cancelled" ? reserveOnceMore(order) : null;
    if (unavailable) return unavailable;
    updateRow(orders, orderId, {
      status: step.from,
      cancellationReason: "",
      changedAt: null,
      notHome: null,
      ringsSince: null,
      payBy: isAwaitedAgain ? awaitedAgainUntil(order) : null,
      updatedAt: at,
    });
    const change = { kind: "status", fromValue: order.status, toValue: step.from } as const;
    recordChange(actor, order, { ...change, reason: "" }, at);
    if (order.status === "cancelled") updateBalance(orderId, at);
    // A payment collected in the same step has the same time.
    const isOfStep = ({ kind, state, createdAt }: ReturnType<typeof ledgerOfOrder>[number]) =>
      kind === "payment" && state === "confirmed" && createdAt.getTime() === step.at.getTime();
    for (const payment of ledgerOfOrder(orderId).filter(isOfStep)) {
      const refused = takeBackPayment(actor, orderId, payment, at);
      if (refused) return refused;
    }
    const after = findAnyOrder(orderId) ?? order;
    tellOfStatus(order, after);
    return ok(after);
  });
}
