import { dayInPune } from "../clock.ts";
import type { Credit } from "./credit.ts";

/**
 * Adds to each credit what recognizes it in a later statement: its reference, or else its day, amount, text and position among identical
 * credits, so that two people who pay the same amount both count.
 */
export function withFingerprints(credits: Credit[]): (Credit & { fingerprint: string })[] {
  const seen = new Map<string, number>();
  return credits.map((credit) => {
    const { reference, amountPaise, receivedAt, description } = credit;
    if (reference) return { ...credit, fingerprint: `utr ${reference}` };
    const same = [dayInPune(receivedAt), amountPaise, description.toLowerCase()].join(" ");
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    return { ...credit, fingerprint: `${same} ${before}` };
  });
}
