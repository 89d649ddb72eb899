import type { EventStatus } from "../catering/status.ts";
import type { OrderStatus } from "../orders/status.ts";

/**
 * Since when an order or booking rings after a step. A cancellation rings, because the shop may have begun with it; any
 * other step is an answer.
 */
export function ringAfterStatus(status: OrderStatus | EventStatus, at: Date): Date | null {
  return status === "cancelled" ? at : null;
}
