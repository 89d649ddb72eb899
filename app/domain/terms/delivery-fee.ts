import { m } from "#messages";
import { formatRupees } from "../money.ts";

export const deliveryTypes = ["delivery", "pickup"] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** Set by the owner; `freeAbovePaise` is null if delivery is never free. */
export type DeliveryTerms = { feePaise: number; freeAbovePaise: number | null };

export const defaultDeliveryTerms: DeliveryTerms = { feePaise: 3000, freeAbovePaise: 20000 };

/** Free above the threshold (not at it), for pickup, and for an empty cart. */
export function deliveryFee(
  subtotalPaise: number,
  deliveryType: DeliveryType,
  { feePaise, freeAbovePaise }: DeliveryTerms,
): number {
  if (deliveryType === "pickup" || subtotalPaise === 0) return 0;
  return freeAbovePaise !== null && subtotalPaise > freeAbovePaise ? 0 : feePaise;
}

/** In whole rupees; 0 if delivery is already free or can never be. */
export function missingForFreeDelivery(
  subtotalPaise: number,
  deliveryFeePaise: number,
  freeAbovePaise: number | null,
): number {
  if (deliveryFeePaise === 0 || freeAbovePaise === null) return 0;
  return (Math.floor((freeAbovePaise - subtotalPaise) / 100) + 1) * 100;
}

export function isAlwaysFree({ feePaise, freeAbovePaise }: DeliveryTerms): boolean {
  return feePaise === 0 || freeAbovePaise === 0;
}

/** `₹30, free above ₹200`, `₹30` or `Free`. */
export function formatDeliveryFee(terms: DeliveryTerms): string {
  if (isAlwaysFree(terms)) return m.shared_free();
  const fee = formatRupees(terms.feePaise);
  return terms.freeAbovePaise === null
    ? fee
    : m.orders_freeAbove({ fee, freeAbove: formatRupees(terms.freeAbovePaise) });
}
