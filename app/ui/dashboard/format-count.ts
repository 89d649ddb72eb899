const number = new Intl.NumberFormat("en-IN");

/** Indian digit grouping: `10,00,000`. */
export function formatCount(count: number): string {
  return number.format(count);
}
