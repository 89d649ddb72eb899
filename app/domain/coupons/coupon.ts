import { latinDigits } from "../digits.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";

/** As people type it: spaces are ignored, and small letters are as good as capitals. */
export const couponCodeOf = (typed: string) => latinDigits(typed).replace(/\s/g, "").toUpperCase();

export const couponKinds = ["percent", "amount", "free_delivery", "free_dish"] as const;
export type CouponKind = (typeof couponKinds)[number];

/** A code that customers type, or an offer that applies by itself. */
export type Coupon = {
  id: string;
  /** In capitals; null for an offer that applies by itself. */
  code: string | null;
  name: string;
  /** As customers read it, unless in English. */
  localName?: string;
  kind: CouponKind;
  /** Hundredths of a percent, or paise; 0 for the free kinds. */
  value: number;
  capPaise: number | null;
  /** The subtotal before discounts that it needs. */
  minimumPaise: number;
  /** First and last day in India, `YYYY-MM-DD`. */
  startsOn: string | null;
  endsOn: string | null;
  /** Digits, 0 for Monday; empty for every day. */
  days: string;
  fromMinutes: number | null;
  untilMinutes: number | null;
  /** Null for both. */
  deliveryType: DeliveryType | null;
  /** The dishes and categories it is for; both empty for all. */
  productIds: string[];
  categories: string[];
  usesTotal: number | null;
  usesPerCustomer: number | null;
  firstOrderOnly: boolean;
  /** Whether it applies together with others that do. */
  combines: boolean;
  isPaused: boolean;
};

/** By whom uses are counted; a guest's quote has neither account nor phone. */
export type CouponCustomer = { userId: string | null; phone: string };

/** What is known about the uses of a coupon. */
export type CouponUse = {
  total: number;
  /** Uses by this customer, by account or phone. */
  byCustomer: number;
  /** Whether the customer has ordered before; only asked for a first order. */
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
  /** What the whole line still costs after earlier discounts. */
  leftPaise: number;
};

export function isForLine(
  { productIds, categories }: Pick<Coupon, "productIds" | "categories">,
  { productId, category }: Pick<DiscountedLine, "productId" | "category">,
): boolean {
  const isForAll = productIds.length === 0 && categories.length === 0;
  return isForAll || productIds.includes(productId) || categories.includes(category);
}
