import { qrCode } from "../qr-code.server.ts";
import { isUnpaidUpi, type Order } from "./order.ts";
import { type UpiPayee, type UpiPayment, upiLink } from "./upi-link.ts";

/** Null when there is nothing to pay by UPI now: paid, cancelled, cash, card, or nobody to pay in advance. */
export function upiPayment(
  order: Pick<Order, "paymentMethod" | "paymentStatus" | "status" | "totalPaise" | "orderNumber">,
  payee: UpiPayee | null,
): UpiPayment | null {
  if (!payee || !isUnpaidUpi(order)) return null;
  const { totalPaise, orderNumber } = order;
  const link = upiLink(payee, totalPaise, orderNumber);
  return { link, code: qrCode(link), payee, amountPaise: totalPaise };
}
