import { type IgnoredKind, ignoredKinds, type Statement } from "./credit.ts";
import type { StatementColumns } from "./statement-layout.ts";

export const columnLabels: Record<keyof StatementColumns, { label: string; hint?: string }> = {
  date: { label: "Date" },
  amount: { label: "Money that arrived", hint: "The credits, or the amount of either" },
  reference: { label: "Reference (UTR)" },
  description: { label: "Text or name" },
  debit: { label: "Money that went out", hint: "If it has a column of its own" },
  direction: { label: "Credit or debit", hint: "If a column says CR or DR" },
};

/** A file whose headings the shop does not know, waiting for the owner. */
export type UnknownFile = {
  name: string;
  csv: string;
  headingLine: number;
  /** Headings with an example below each. */
  columns: { heading: string; example: string }[];
  /** The first lines, to choose the one with the headings. */
  lines: string[];
};

function counted(count: number, one: string): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? one : `${one}s`}`;
}

/** `12 credits read, 10 of them new`, and what was left out. */
export function importSummary(
  { creditCount, newCount }: { creditCount: number; newCount: number },
  { ignored }: Statement,
): { message: string; description?: string } {
  const left = (Object.keys(ignoredKinds) as IgnoredKind[])
    .filter((kind) => ignored[kind] > 0)
    .map((kind) => `${ignored[kind]} ${ignoredKinds[kind]}`);
  const description = left.length > 0 ? { description: `Left out: ${left.join(", ")}.` } : {};
  const read = `${counted(creditCount, "credit")} read`;
  if (newCount === creditCount) return { message: `${read}, all new`, ...description };
  return { message: `${read}, ${newCount === 0 ? "none" : newCount} of them new`, ...description };
}
