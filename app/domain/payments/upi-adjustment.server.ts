import { sqlite } from "#db/client.server.ts";
import type { Order } from "../orders/order.ts";
import { shopSettings } from "../settings/queries.server.ts";

const MAX_PAISE = 99;

const askedAmounts = sqlite
  .prepare<[string], number>(
    `select total_paise - waived_paise - paid_paise from orders
     where payment_status in ('pending', 'partly_paid') and status <> 'cancelled'
       and payment_method = 'upi' and id <> ?`,
  )
  .pluck();

/**
 * The paise to add to what an order asks for, so that no other open UPI order asks for the same; 0 if all are taken. Call
 * it inside the transaction that writes the order.
 */
export function freeAdjustment(duePaise: number, orderId = ""): number {
  const taken = new Set(askedAmounts.all(orderId));
  for (let paise = 1; paise <= MAX_PAISE; paise += 1) {
    if (!taken.has(duePaise + paise)) return paise;
  }
  return 0;
}

/** Orders that are to be paid by UPI later, unless the setting is off. It cannot be on together with rounding. */
export function asksForPaise({
  channel,
  paymentMethod,
  totalPaise,
}: Pick<Order, "channel" | "paymentMethod" | "totalPaise">): boolean {
  const { upi, charges } = shopSettings();
  const isOn = upi.adjustsAmounts && !charges.roundsToRupee;
  return isOn && channel !== "counter" && paymentMethod === "upi" && totalPaise > 0;
}
