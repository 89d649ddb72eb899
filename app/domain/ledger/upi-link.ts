import { m } from "#messages";
import type { QrCode } from "../qr-code.ts";
import type { UpiPayee } from "../terms/upi-payee.ts";
import type { Claim } from "./claim.ts";

/** A payment request: a link that opens a payment app, also as a QR code. */
export type UpiRequest = { link: string; code: QrCode; payee: UpiPayee; amountPaise: number };

export type UpiPayment = UpiRequest & {
  orderNumber: string;
  /** The customer's claim to have paid; null if there is none. */
  claim: Claim | null;
};

/** Null if the payer types the amount, and for an order that is still being taken. */
export function upiLink(
  payee: UpiPayee,
  totalPaise: number | null,
  orderNumber: string | null,
): string {
  const order = orderNumber
    ? [
        ["tn", m.orders_order({ orderNumber })],
        ["tr", orderNumber],
      ]
    : [];
  const amount = totalPaise === null ? [] : [["am", (totalPaise / 100).toFixed(2)]];
  const query = [["pa", payee.id], ["pn", payee.name], ...amount, ["cu", "INR"], ...order].map(
    ([key, value]) => `${key}=${encodeURIComponent(value ?? "")}`,
  );
  return `upi://pay?${query.join("&")}`;
}
