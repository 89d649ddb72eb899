import { sqlite } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { type Actor, shopItself } from "../access/user.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { collectPaise } from "../ledger/money-state.ts";
import { duePaise } from "../ledger/payment.ts";
import { paysOnline } from "../ledger/pays-online.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { NOT_PAID } from "../reasons/known-reasons.ts";
import { ok } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { acceptAutomatically, applyStatus } from "./change-status.server.ts";
import { tellOfPlacedOrder } from "./order-reactions.server.ts";

// An order that awaits its customer's payment reserves its stock and its slot. Nobody is notified
// before it is paid, and the kitchen does not see it. See docs/payments.md.

/** The actor recorded for handing a paid order to the kitchen, no matter where it was paid. */
const counter: Actor = { id: null, name: "", role: "counter" };

/** The effects of a new order from the web. Call it inside the transaction that places or releases it. */
export function announceOrder(customer: Actor, order: Order): Order {
  tellOfPlacedOrder(order);
  return shopSettings().alerts.acceptsAtOnce ? acceptAutomatically(customer, order) : order;
}

/** Hands over to the shop an order that awaited payment. Call it inside a transaction. */
export function releaseOrder(order: Order): void {
  const ringsSince = now();
  // An order for as soon as possible starts only now.
  const waitedMs = order.dueAt ? 0 : ringsSince.getTime() - order.createdAt.getTime();
  const promisedAt = new Date(order.promisedAt.getTime() + waitedMs);
  const isSelfOrder = order.channel === "self";
  const released = { payBy: null, ringsSince: isSelfOrder ? null : ringsSince, promisedAt };
  updateRow(orders, order.id, released);
  if (isSelfOrder) {
    // The customer is standing at the counter, so there is nothing to confirm.
    applyStatus(counter, { ...order, ...released }, { status: "preparing", reason: "" });
    return;
  }
  announceOrder(shopItself, { ...order, ...released });
}

const paidMeanwhile = sqlite
  .prepare<[], string>(
    `select id from orders
     where pay_by is not null and payment_status not in ('pending', 'partly_paid')`,
  )
  .pluck();

/** Releases the orders that have been paid since, however the payment was recorded. Returns how many. */
export function releasePaidOrders(): number {
  if (paidMeanwhile.get() === undefined) return 0;
  const released = writeAndPublish(() => {
    const paid = paidMeanwhile.all().flatMap((id) => findAnyOrder(id) ?? []);
    for (const order of paid) releaseOrder(order);
    return ok(paid.length);
  });
  return released.ok ? released.value : 0;
}

// A customer who says that they have paid waits until the shop finds the payment.
const overdue = sqlite.prepare<[number], { id: string; payBy: number }>(`
  select id, pay_by payBy from orders
  where pay_by is not null and pay_by <= ? and claimed_paise < total_paise - paid_paise - waived_paise
  order by pay_by limit 20`);

/** The orders that were not paid in time. */
export const overdueOrders = () => overdue.all(now().getTime());

/** Until when an order awaits payment again after its cancellation is undone; null if it awaited no payment. */
export function awaitedAgainUntil(order: Order): Date | null {
  const { channel, paymentMethod } = order;
  const awaits = channel === "self" || (channel === "web" && paysOnline(paymentMethod));
  if (!awaits || duePaise({ ...order, status: "pending" }) === 0) return null;
  return new Date(now().getTime() + shopSettings().payment.payWithinMinutes * MINUTE_MS);
}

/**
 * Cancels an order that was not paid in time and frees its reservations. Does nothing if it was
 * paid at the last moment.
 */
export function cancelUnpaidOrder(id: string): void {
  writeAndPublish(() => {
    const order = findAnyOrder(id);
    if (order?.payBy && collectPaise(order) > 0) {
      applyStatus(shopItself, order, { status: "cancelled", reason: NOT_PAID });
    }
    return ok(null);
  });
}
