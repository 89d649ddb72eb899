import { encode } from "uqr";
import type { Order } from "./order.ts";
import { type QrCode, type UpiPayee, type UpiPayment, upiLink } from "./upi-link.ts";

// The quiet zone that the QR standard requires.
const QUIET_MODULES = 4;

/** A run of dark modules is one step of the path, which keeps the page small. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_MODULES });
  const runs = data.flatMap((row, y) => {
    const dark = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...dark.matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { modules: size, path: runs.join("") };
}

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
