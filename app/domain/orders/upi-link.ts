import { m } from "#messages";
import type { Claim } from "../payments/claim.ts";
import type { QrCode } from "../qr-code.ts";

export type UpiPayee = { id: string; name: string };

/** `name@bank`. */
export const upiIdPattern = /^[\w.-]{2,}@[A-Za-z][\w.-]+$/;

/** What is due: a link that opens a payment app, and the same link as a QR code. */
export type UpiPayment = {
  orderNumber: string;
  link: string;
  code: QrCode;
  payee: UpiPayee;
  amountPaise: number;
  /** What the customer said about it; null for nothing. */
  claim: Claim | null;
};

/** `orderNumber` is null for an order that is still being taken. */
export function upiLink(payee: UpiPayee, totalPaise: number, orderNumber: string | null): string {
  const order = orderNumber
    ? [
        ["tn", m.orders_order({ orderNumber })],
        ["tr", orderNumber],
      ]
    : [];
  const query = [
    ["pa", payee.id],
    ["pn", payee.name],
    ["am", (totalPaise / 100).toFixed(2)],
    ["cu", "INR"],
    ...order,
  ].map(([key, value]) => `${key}=${encodeURIComponent(value ?? "")}`);
  return `upi://pay?${query.join("&")}`;
}
