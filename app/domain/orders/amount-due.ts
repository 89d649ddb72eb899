import { m } from "#messages";
import { collectPaise } from "../ledger/money-state.ts";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import type { Order } from "./order.ts";

function payHint({ status, paymentMethod, deliveryType }: Order): string {
  if (status === "delivered") return m.orders_stillToPay({ phone: shop.phone });
  if (paymentMethod === "upi") return m.orders_upiAtDoorOrOnline({ deliveryType });
  return paymentMethod === "cash"
    ? m.orders_inCash({ deliveryType })
    : m.orders_byCard({ deliveryType });
}

/** What the customer has yet to pay, and how; null for nothing. */
export function amountDue(order: Order): { amount: string; hint: string } | null {
  const due = collectPaise(order);
  return due > 0 ? { amount: formatRupees(due), hint: payHint(order) } : null;
}
