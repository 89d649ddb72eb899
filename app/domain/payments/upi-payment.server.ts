import type { Claim } from "../ledger/claim.ts";
import { type Balance, duePaise, isUnpaidUpi } from "../ledger/payment.ts";
import { type UpiPayment, type UpiRequest, upiLink } from "../ledger/upi-link.ts";
import type { Order } from "../orders/order.ts";
import { qrCode } from "../qr-code.server.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";

/**
 * Null if nothing is to be paid to the shop's UPI ID now: paid, cancelled, cash, card, online, or
 * no UPI ID for advance payments.
 */
export function upiPayment(
  order: Omit<Balance, "refundedPaise"> &
    Pick<Order, "paymentMethod" | "paymentStatus" | "payBy" | "channel" | "orderNumber">,
  payee: UpiPayee | null,
  claim: Claim | null = null,
): UpiPayment | null {
  const isToBePaidOnline = order.payBy !== null && order.channel !== "self";
  if (!payee || isToBePaidOnline || !isUnpaidUpi(order)) return null;
  const amountPaise = duePaise(order);
  const { orderNumber } = order;
  return { ...upiRequest(payee, amountPaise, orderNumber), orderNumber, claim };
}

export function upiRequest(payee: UpiPayee, amountPaise: number, number: string): UpiRequest {
  const link = upiLink(payee, amountPaise, number);
  return { link, code: qrCode(link), payee, amountPaise };
}
