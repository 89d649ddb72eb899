import { formatRupees } from "../money.ts";

export type DeliveryType = "delivery" | "pickup";

/** What the fee is made of; the owner may change both. Source: spec 1 §9. */
export type DeliveryTerms = { feePaise: number; freeAbovePaise: number };

export const defaultDeliveryTerms: DeliveryTerms = { feePaise: 3000, freeAbovePaise: 20000 };

/**
 * Takes a subtotal in paise, how the order reaches the customer and the shop's terms; returns the fee
 * in paise. Free strictly above the threshold, none for pickup, none for nothing.
 * Source: decisions, Ordering; spec 1 §9.
 */
export function deliveryFee(
  subtotalPaise: number,
  deliveryType: DeliveryType,
  terms: DeliveryTerms,
): number {
  if (deliveryType === "pickup" || subtotalPaise === 0) return 0;
  return subtotalPaise > terms.freeAbovePaise ? 0 : terms.feePaise;
}

/** Takes the shop's terms, returns whether a delivery never costs anything. Source: the owner's wish to change them. */
export function isAlwaysFree({ feePaise, freeAbovePaise }: DeliveryTerms): boolean {
  return feePaise === 0 || freeAbovePaise === 0;
}

/** Takes the shop's terms, returns what a delivery costs in words: `₹30, free above ₹200`, or `Free`. Source: spec 1 §9. */
export function formatDeliveryFee(terms: DeliveryTerms): string {
  if (isAlwaysFree(terms)) return "Free";
  return `${formatRupees(terms.feePaise)}, free above ${formatRupees(terms.freeAbovePaise)}`;
}
