import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { collectPaise } from "./money-state.ts";
import type { PaymentMethod } from "./payment.ts";

type Due = Parameters<typeof collectPaise>[0] & {
  status: string;
  paymentMethod: PaymentMethod;
  deliveryType: DeliveryType;
};

function payHint({ status, paymentMethod, deliveryType }: Due): string {
  if (status === "delivered") return m.orders_stillToPay({ phone: shop.phone });
  if (paymentMethod === "upi") return m.orders_upiAtDoorOrOnline({ deliveryType });
  return paymentMethod === "cash"
    ? m.orders_inCash({ deliveryType })
    : m.orders_byCard({ deliveryType });
}

/** The amount that the customer still has to pay, and how; null if nothing is due. */
export function amountDue(order: Due): { amount: string; hint: string } | null {
  const due = collectPaise(order);
  return due > 0 ? { amount: formatRupees(due), hint: payHint(order) } : null;
}
