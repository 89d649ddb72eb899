import { paysOnline } from "../ledger/pays-online.server.ts";
import type { Order } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";

/**
 * Whether a self order reaches the kitchen only once it is paid. Below a total that the owner sets,
 * everybody is trusted.
 */
export function isPaidFirst({
  totalPaise,
  paymentMethod,
}: Pick<Order, "totalPaise" | "paymentMethod">): boolean {
  return paysOnline(paymentMethod) || totalPaise > shopSettings().payment.selfOrderTrustPaise;
}
