import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { CANCELLED_BY_CUSTOMER } from "../known-reasons.ts";
import { applyStatus } from "../orders/change-order.server.ts";
import type { Order } from "../orders/order.ts";
import { publishOrderEvent } from "../orders/order-events.server.ts";
import { whyNotCancellable } from "../orders/status.ts";
import { constantProblem, ok, problem, type Result } from "../result.ts";
import { linkHolder } from "./link-holder.ts";
import { findTrackedOrder } from "./tracking-link.server.ts";

const missing = constantProblem("not_found", () => m.shared_orderNotFound());

/** Recorded as its customer's, whoever has the link. Problems: `not_found`, `conflict` (no longer pending). */
export function cancelTrackedOrder(token: string): Result<Order> {
  const cancelled = write(() => {
    const order = findTrackedOrder(token);
    if (!order) return missing;
    const tooLate = whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    const change = { status: "cancelled", reason: CANCELLED_BY_CUSTOMER } as const;
    return ok(applyStatus(linkHolder(order), order, change));
  });
  if (cancelled.ok) publishOrderEvent();
  return cancelled;
}
