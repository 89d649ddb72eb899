/**
 * Splits a discount over amounts in proportion, in whole paise. The largest remainders get the paise that are left, so
 * that the parts add up; no part exceeds its amount.
 */
export function splitDiscount(discountPaise: number, amountsPaise: number[]): number[] {
  const totalPaise = amountsPaise.reduce((sum, amount) => sum + amount, 0);
  if (totalPaise === 0) return amountsPaise.map(() => 0);
  const wantedPaise = Math.min(discountPaise, totalPaise);
  const exact = amountsPaise.map((amount) => (amount * wantedPaise) / totalPaise);
  const parts = exact.map(Math.floor);
  let leftPaise = wantedPaise - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder) {
    if (leftPaise === 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    leftPaise -= 1;
  }
  return parts;
}
