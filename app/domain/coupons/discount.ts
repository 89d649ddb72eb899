import { shareOut } from "../share-out.ts";

/** Money off by a coupon, an offer or the staff. */
export type Discount = {
  /** Null for a discount that staff gave. */
  couponId: string | null;
  /** Null unless a code was typed. */
  code: string | null;
  name: string;
  /** The name in the customer's language, unless that is English. */
  local?: string;
  amountPaise: number;
};

export function discountTotalPaise(discounts: Pick<Discount, "amountPaise">[]): number {
  return discounts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Splits a discount over amounts in proportion, in whole paise. No part exceeds its amount. */
export function splitDiscount(discountPaise: number, amountsPaise: number[]): number[] {
  const totalPaise = amountsPaise.reduce((sum, amount) => sum + amount, 0);
  return shareOut(Math.min(discountPaise, totalPaise), amountsPaise);
}
