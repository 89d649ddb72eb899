/** Where a self order is looked over and placed. */
export const SELF_ORDER = "/here/order";

export const handovers = ["here", "takeaway"] as const;
export type Handover = (typeof handovers)[number];

/** The number in the address of a table's code; null for none, undefined for anything that is none. */
export function readTable(typed: string | undefined): number | null | undefined {
  if (typed === undefined) return null;
  return /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : undefined;
}
