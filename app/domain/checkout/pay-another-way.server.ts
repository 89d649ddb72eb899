import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { now } from "../clock.ts";
import { releaseHeldOrder } from "../fulfilment/held-orders.server.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { ok, type Result } from "../result.ts";

const setMethod = prepareUpdate(orders, ["paymentMethod", "updatedAt"]);

/**
 * The customer of a held order pays otherwise after all, so that the kitchen gets it now. Nothing happens to an order that
 * is not held any more.
 */
export function payAnotherWay(orderId: string, paymentMethod: PaymentMethod): Result<null> {
  return writeAndPublish(() => {
    const order = findAnyOrder(orderId);
    if (!order?.heldUntil) return ok(null);
    setMethod.run(orderId, { paymentMethod, updatedAt: now() });
    releaseHeldOrder({ ...order, paymentMethod });
    return ok(null);
  });
}
