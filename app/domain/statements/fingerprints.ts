import { dayInPune } from "../clock.ts";
import type { Credit } from "./credit.ts";

/**
 * Recognize a credit in a later statement: by its reference, or else by its day, amount, text and position among identical
 * credits, so that two people who pay the same amount both count.
 */
export function fingerprints(credits: Credit[]): string[] {
  const seen = new Map<string, number>();
  return credits.map(({ reference, amountPaise, receivedAt, description }) => {
    if (reference) return `utr ${reference}`;
    const same = [dayInPune(receivedAt), amountPaise, description.toLowerCase()].join(" ");
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    return `${same} ${before}`;
  });
}
