/**
 * Takes a day in Pune (`YYYY-MM-DD`) and the how-manieth order of it this is, returns its number, e.g.
 * `CP-261121-007`: short enough to be called out at the counter. Source: spec 1 §2 Order confirmation.
 */
export function orderNumberOf(day: string, ordinal: number): string {
  return `CP-${day.slice(2).replaceAll("-", "")}-${String(ordinal).padStart(3, "0")}`;
}
