import { m } from "#messages";
import { applyStatus } from "../fulfilment/change-status.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { orderNotFound } from "../orders/queries.server.ts";
import { whyNotCancellable } from "../orders/status.ts";
import { findTrackedOrder } from "../orders/tracking-link.server.ts";
import { CANCELLED_BY_LINK, isCancelledByCustomer } from "../reasons/known-reasons.ts";
import { ok, problem, type Result } from "../result.ts";
import { linkHolder } from "./tracked-order.ts";

/**
 * Recorded in the customer's name, and in the audit log with `ip`, because anyone with the link can
 * use it. Problems: `not_found`, `forbidden` (the link only shows the order), `conflict` (no longer
 * pending).
 */
export function cancelTrackedOrder(token: string, ip: string): Result<Order> {
  return writeAndPublish(() => {
    const tracked = findTrackedOrder(token);
    if (!tracked) return orderNotFound;
    const { order, mayCancel } = tracked;
    if (!mayCancel) return problem("forbidden", m.orders_trackingLinkReadOnly());
    if (isCancelledByCustomer(order)) return ok(order);
    const tooLate = whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    const change = { status: "cancelled", reason: CANCELLED_BY_LINK } as const;
    const actor = { ...linkHolder(order), origin: { ip, device: null }, isByLink: true } as const;
    return ok(applyStatus(actor, order, change));
  });
}
