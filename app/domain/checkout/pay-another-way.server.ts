import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { now } from "../clock.ts";
import { releaseOrder } from "../fulfilment/awaiting-payment.server.ts";
import { isPaidFirst } from "../fulfilment/paid-first.server.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { ok } from "../result.ts";

/**
 * Lets the customer of an order that awaits payment pay another way, so that the kitchen gets it
 * now unless it is a self order that must be paid first. Does nothing to any other order.
 */
export function payAnotherWay(orderId: string, paymentMethod: PaymentMethod): void {
  writeAndPublish(() => {
    const order = findAnyOrder(orderId);
    if (!order?.payBy) return ok(null);
    updateRow(orders, orderId, { paymentMethod, updatedAt: now() });
    const changed = { ...order, paymentMethod };
    if (order.channel !== "self" || !isPaidFirst(changed)) releaseOrder(changed);
    return ok(null);
  });
}
