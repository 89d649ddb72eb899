/** Each with the hour at which it begins. */
const partsOfDay = [
  [20, "रात्री"],
  [16, "संध्याकाळी"],
  [12, "दुपारी"],
  [6, "सकाळी"],
  [4, "पहाटे"],
] as const;

/** `Intl` only has the noun, as in "evening 7:05", but Marathi needs "in the evening". */
export function marathiPartOfDay(hour: number): string {
  return partsOfDay.find(([from]) => hour >= from)?.[1] ?? "रात्री";
}
