import { applyStatus } from "../fulfilment/change-status.server.ts";
import { CANCELLED_BY_CUSTOMER } from "../known-reasons.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { orderNotFound } from "../orders/queries.server.ts";
import { whyNotCancellable } from "../orders/status.ts";
import { findTrackedOrder } from "../orders/tracking-link.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { linkHolder } from "./tracked-order.ts";

/** Recorded in the customer's name, whoever uses the link. Problems: `not_found`, `conflict` (no longer pending). */
export function cancelTrackedOrder(token: string): Result<Order> {
  return writeAndPublish(() => {
    const order = findTrackedOrder(token);
    if (!order) return orderNotFound;
    const tooLate = whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    const change = { status: "cancelled", reason: CANCELLED_BY_CUSTOMER } as const;
    return ok(applyStatus(linkHolder(order), order, change));
  });
}
