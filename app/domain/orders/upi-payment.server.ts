import { qrCode } from "../qr-code.server.ts";
import type { Order } from "./order.ts";
import { type UpiPayee, type UpiPayment, upiLink } from "./upi-link.ts";

/** Null when there is nothing to pay by UPI: paid, cancelled, cash or card. */
export function upiPayment(
  order: Pick<Order, "paymentMethod" | "paymentStatus" | "status" | "totalPaise" | "orderNumber">,
  payee: UpiPayee,
): UpiPayment | null {
  const { paymentMethod, paymentStatus, status, totalPaise, orderNumber } = order;
  if (paymentMethod !== "upi" || paymentStatus === "paid" || status === "cancelled") return null;
  const link = upiLink(payee, totalPaise, orderNumber);
  return { link, code: qrCode(link), payee, amountPaise: totalPaise };
}
