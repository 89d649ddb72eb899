/** A discount from a coupon, an offer or the staff. */
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

/** Splits a discount over amounts in proportion, in whole paise. No share exceeds its amount. */
export function splitDiscount(discountPaise: number, amountsPaise: number[]): number[] {
  const totalPaise = amountsPaise.reduce((sum, amount) => sum + amount, 0);
  return shareOut(Math.min(discountPaise, totalPaise), amountsPaise);
}

/**
 * Distributes a whole number in proportion to the weights. The remainder goes to the largest
 * fractions, so that the parts add up; if all weights are 0, every part is 0.
 */
function shareOut(total: number, weights: number[]): number[] {
  const sum = weights.reduce((added, weight) => added + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * total) / sum);
  const parts = exact.map(Math.floor);
  let left = total - parts.reduce((added, part) => added + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
