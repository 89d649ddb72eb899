/**
 * Shares a whole number out in proportion to the weights. The largest remainders get what is left, so that the parts add
 * up; without any weight every part is 0.
 */
export function shareOut(total: number, weights: number[]): number[] {
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
