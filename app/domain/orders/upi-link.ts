/** Who receives a UPI payment. Source: decisions, Ordering. */
export type UpiPayee = { id: string; name: string };

/** What a UPI address looks like: `name@bank`. */
export const upiIdPattern = /^[\w.-]{2,}@[A-Za-z][\w.-]+$/;

/** A QR code as the path of its dark modules in a square of so many modules. */
export type QrCode = { modules: number; path: string };

/** How to pay an order by UPI: the address a payment app opens, and the same as a code to scan. */
export type UpiPayment = { link: string; code: QrCode; payee: UpiPayee; amountPaise: number };

/**
 * Takes the payee, an order's total in paise and its number, returns the `upi://pay` address that a
 * payment app opens with everything filled in. Source: decisions, Ordering.
 */
export function upiLink(payee: UpiPayee, totalPaise: number, orderNumber: string): string {
  const query = [
    ["pa", payee.id],
    ["pn", payee.name],
    ["am", (totalPaise / 100).toFixed(2)],
    ["cu", "INR"],
    ["tn", `Order ${orderNumber}`],
    ["tr", orderNumber],
  ].map(([key, value]) => `${key}=${encodeURIComponent(value ?? "")}`);
  return `upi://pay?${query.join("&")}`;
}
