/** Money that arrived on the shop's account, as a bank or UPI app reported it. */
import { m } from "#messages";
import { dayInPune } from "../clock.ts";

export type Credit = {
  /** The 12 digits of a UPI payment; empty if the text has none. */
  reference: string;
  amountPaise: number;
  receivedAt: Date;
  /** If false, only the day is known. */
  hasTime: boolean;
  description: string;
};

/** Entries of a statement that are not credits. */
export const ignoredTexts = {
  debits: (count: number) => m.statements_moneyThatWentOut({ count }),
  failed: (count: number) => m.statements_failedOrNotCompleted({ count }),
  requests: (count: number) => m.statements_requestsForMoney({ count }),
  codes: (count: number) => m.statements_oneTimePasswords({ count }),
  others: (count: number) => m.statements_notUnderstood({ count }),
};
export type IgnoredKind = keyof typeof ignoredTexts;

export type Statement = { credits: Credit[]; ignored: Record<IgnoredKind, number> };

export function emptyStatement(): Statement {
  return { credits: [], ignored: { debits: 0, failed: 0, requests: 0, codes: 0, others: 0 } };
}

const MAX_DESCRIPTION = 200;

/** In one line, cut to the length that is stored. */
export function shortText(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, MAX_DESCRIPTION).toWellFormed();
}

/** The reference of a UPI payment, which files pad with zeros; empty for a cell with anything else. */
export function utrOf(cell: string): string {
  return /^'?0*(\d{12})$/.exec(cell.trim())?.[1] ?? "";
}

const named =
  /(?:upi|utr|rrn|ref(?:erence)?|trans(?:action)?|txn)[^\n]{0,30}?(?<![\d@])(\d{12})(?!\d)/i;
/** Twelve digits that are not a mobile number with India's prefix. */
const anywhere = /(?<![\dXx*])(?!91[6-9]\d{9})(\d{12})(?!\d)/;

export function utrIn(text: string): string {
  return (named.exec(text) ?? anywhere.exec(text))?.[1] ?? "";
}

/**
 * Adds to each credit the key by which it is recognized in a later statement: its reference, or else day, amount, text and
 * position among identical credits, so that two people who pay the same amount both count.
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
