import { shareOut } from "../share-out.ts";

/** Splits a discount over amounts in proportion, in whole paise. No part exceeds its amount. */
export function splitDiscount(discountPaise: number, amountsPaise: number[]): number[] {
  const totalPaise = amountsPaise.reduce((sum, amount) => sum + amount, 0);
  return shareOut(Math.min(discountPaise, totalPaise), amountsPaise);
}
