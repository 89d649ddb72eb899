import { dayInPune } from "../clock.ts";
import type { Credit } from "./credit.ts";

/**
 * By which a credit is recognized in the next statement: its reference, or its day, amount and text, and how many such
 * there were before it, so that two people who pay the same both count.
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
