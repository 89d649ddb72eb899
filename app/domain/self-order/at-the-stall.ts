/** Where a self order is reviewed and placed. */
export const SELF_ORDER = "/here/order";

export const handovers = ["here", "takeaway"] as const;
export type Handover = (typeof handovers)[number];

/** The number in the address of a table's QR code; null without a table, undefined if it is not a table number. */
export function readTable(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return null;
  return /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : undefined;
}
