/** Money that arrived on the shop's account, as a bank or UPI app reported it. */
import { m } from "#messages";

export type Credit = {
  /** The 12 digits of a UPI payment; empty if the text has none. */
  reference: string;
  amountPaise: number;
  receivedAt: Date;
  /** Otherwise only its day is known. */
  hasTime: boolean;
  description: string;
};

/** What of a statement is not money that arrived. */
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

/** One line, and not longer than stored. */
export function shortText(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, MAX_DESCRIPTION).toWellFormed();
}

/** The reference of a UPI payment; files pad it with zeros, and others do not have 12 digits. */
export function utrOf(cell: string): string {
  return /^'?0*(\d{12})$/.exec(cell.trim())?.[1] ?? "";
}

const named =
  /(?:upi|utr|rrn|ref(?:erence)?|trans(?:action)?|txn)[^\n]{0,30}?(?<![\d@])(\d{12})(?!\d)/i;
/** Not a mobile number with India's prefix. */
const anywhere = /(?<![\dXx*])(?!91[6-9]\d{9})(\d{12})(?!\d)/;

export function utrIn(text: string): string {
  return (named.exec(text) ?? anywhere.exec(text))?.[1] ?? "";
}
