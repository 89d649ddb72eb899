import { latinDigits } from "../digits.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";

/** Normalizes a typed code: spaces and letter case do not matter. */
export const couponCodeOf = (typed: string) => latinDigits(typed).replace(/\s/g, "").toUpperCase();

export const couponKinds = ["percent", "amount", "free_delivery", "free_dish"] as const;
export type CouponKind = (typeof couponKinds)[number];

/** A code that customers type, or an offer that applies automatically. */
export type Coupon = {
  id: string;
  /** In capitals; null for an offer that applies automatically. */
  code: string | null;
  name: string;
  /** The name that customers read, unless it is English. */
  localName?: string;
  kind: CouponKind;
  /** Hundredths of a percent, or paise; 0 for the free kinds. */
  value: number;
  capPaise: number | null;
  /** The lowest subtotal before discounts. */
  minimumPaise: number;
  /** First and last day in India, `YYYY-MM-DD`. */
  startsOn: string | null;
  endsOn: string | null;
  /** Digits, 0 for Monday; empty for every day. */
  days: string;
  fromMinutes: number | null;
  untilMinutes: number | null;
  /** Null for both delivery types. */
  deliveryType: DeliveryType | null;
  /** The dishes and categories it applies to; both empty for all. */
  productIds: string[];
  categories: string[];
  usesTotal: number | null;
  usesPerCustomer: number | null;
  firstOrderOnly: boolean;
  /** Whether it can be combined with others that can. */
  combines: boolean;
  isPaused: boolean;
};

/** The customer whose uses are counted; a guest's quote has neither account nor phone. */
export type CouponCustomer = { userId: string | null; phone: string };

/** How often a coupon has been used. */
export type CouponUse = {
  total: number;
  /** Uses by this customer, matched by account or phone. */
  byCustomer: number;
  /** Whether the customer has ordered before; only looked up for first-order coupons. */
  hasOrdered: boolean;
  /** Whether a single-use code was used. */
  isCodeUsed: boolean;
};

/** A coupon that may apply to an order, with the code that was typed. */
export type CouponCandidate = { coupon: Coupon; use: CouponUse; code: string | null };

export type DiscountedLine = {
  productId: string;
  category: string;
  quantity: number;
  /** For one portion. */
  pricePaise: number;
  /** The price of the whole line after earlier discounts. */
  leftPaise: number;
};

export function isForLine(
  { productIds, categories }: Pick<Coupon, "productIds" | "categories">,
  { productId, category }: Pick<DiscountedLine, "productId" | "category">,
): boolean {
  const isForAll = productIds.length === 0 && categories.length === 0;
  return isForAll || productIds.includes(productId) || categories.includes(category);
}
