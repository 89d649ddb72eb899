import { sqlite } from "#db/client.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Order } from "./order.ts";

const MAX_PAISE = 99;

const openUpiAmounts = sqlite
  .prepare<[string], number>(
    `select total_paise - waived_paise - paid_paise from orders
     where payment_status in ('pending', 'partly_paid') and status <> 'cancelled'
       and payment_method = 'upi' and id <> ?`,
  )
  .pluck();

/**
 * The paise to add so that no other open UPI order has the same amount due; 0 if no such amount is left. Call it inside the
 * transaction that writes the order.
 */
export function freeAdjustment(duePaise: number, orderId = ""): number {
  const taken = new Set(openUpiAmounts.all(orderId));
  for (let paise = 1; paise <= MAX_PAISE; paise += 1) {
    if (!taken.has(duePaise + paise)) return paise;
  }
  return 0;
}

/** Whether an order is to be paid by UPI later and the owner turned adjustments on. They cannot be combined with rounding. */
export function hasUpiAdjustment({
  channel,
  paymentMethod,
  totalPaise,
}: Pick<Order, "channel" | "paymentMethod" | "totalPaise">): boolean {
  const { upi, charges } = shopSettings();
  const isOn = upi.adjustsAmounts && !charges.roundsToRupee;
  return isOn && channel !== "counter" && paymentMethod === "upi" && totalPaise > 0;
}
