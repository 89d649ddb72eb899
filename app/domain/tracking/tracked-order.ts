import { z } from "zod";
import type { Actor } from "../access/user.ts";
import { now } from "../clock.ts";
import { amountDue } from "../ledger/amount-due.ts";
import { collectPaise, moneyState } from "../ledger/money-state.ts";
import { keptText } from "../ledger/payment.ts";
import { paiseToRupees } from "../money.ts";
import { handoverLabel } from "../orders/channel.ts";
import { expectedText, isPastDue, withDelay } from "../orders/expected-at.ts";
import type { Order, OrderChange } from "../orders/order.ts";
import { customerStatusLabel, orderProgress } from "../orders/order-progress.ts";
import { isFinal, orderStatuses, whyNotCancellable } from "../orders/status.ts";
import { shop } from "../shop.ts";

/** The only part of the name that people with the link see. */
export function firstName({ customerName }: Pick<Order, "customerName">): string {
  return customerName.trim().split(/\s+/, 1)[0] ?? "";
}

/** An order as everybody with its tracking link sees it: no address, phone number, notes or dish prices. */
export function trackedOrder(order: Order, mayCancel: boolean, changes?: OrderChange[]) {
  const { orderNumber, status, deliveryType } = order;
  return {
    orderNumber,
    token: order.token,
    firstName: firstName(order),
    status,
    statusLabel: customerStatusLabel(order),
    deliveryType,
    handover: handoverLabel(order),
    isPaid: order.paymentStatus === "paid",
    isReady: status === "preparing" && order.readyAt !== null,
    progress: orderProgress(order, now(), changes),
    expected: isFinal(status) || order.payBy ? null : expectedText(order),
    isDelayed: order.delayMinutes > 0 || isPastDue(order, now()),
    items: order.items.map(({ id, name, quantity }) => ({ id, name, quantity })),
    kept: keptText(order),
    isClaimed: moneyState(order) === "claimed",
    due: amountDue(order),
    isCancellable: mayCancel && whyNotCancellable(status) === null,
  };
}
export type TrackedOrder = ReturnType<typeof trackedOrder>;

/** Amounts are in rupees. */
export const trackedOrderOutput = z.object({
  status: z.enum(orderStatuses),
  isReady: z.boolean(),
  firstName: z.string(),
  orderNumber: z.string(),
  tokenNumber: z.string(),
  expectedAt: z.iso.datetime(),
  amountDue: z.number(),
  items: z.array(z.object({ name: z.string(), quantity: z.number().int() })),
  shopPhone: z.string(),
  isCancellable: z.boolean(),
});

export function presentTrackedOrder(
  order: Order,
  mayCancel: boolean,
): z.output<typeof trackedOrderOutput> {
  const { status, isReady, orderNumber, token, isCancellable, ...seen } = trackedOrder(
    order,
    mayCancel,
  );
  const { promisedAt, promisedUntil } = withDelay(order);
  return {
    status,
    isReady,
    firstName: seen.firstName,
    orderNumber,
    tokenNumber: token,
    expectedAt: (promisedUntil ?? promisedAt).toISOString(),
    amountDue: paiseToRupees(collectPaise(order)),
    items: seen.items.map(({ name, quantity }) => ({ name, quantity })),
    shopPhone: shop.phone,
    isCancellable,
  };
}

/** Actions with a tracking link are recorded as the customer's own. */
export function linkHolder({ userId, customerName }: Order): Actor {
  return { id: userId, name: customerName, role: "customer" };
}
