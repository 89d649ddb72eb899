import { m } from "#messages";
import { formatNumber } from "../language/formats.ts";
import { translated } from "../language/translated.ts";
import { type IgnoredKind, ignoredTexts, type Statement } from "./credit.ts";
import type { StatementColumns } from "./statement-layout.ts";

export const columnLabels: Record<keyof StatementColumns, { label: string; hint?: string }> = {
  date: translated({ label: m.shared_date }),
  amount: translated({
    label: m.statements_moneyThatArrived,
    hint: m.statements_theCreditsOrTheAmount,
  }),
  reference: translated({ label: m.shared_referenceUtr }),
  description: translated({ label: m.statements_textOrName }),
  debit: translated({ label: m.statements_moneyThatWentOut2, hint: m.statements_ifItHasAColumn }),
  direction: translated({ label: m.statements_creditOrDebit, hint: m.statements_ifAColumnSaysCr }),
};

/** A file with unknown headings, whose columns the owner must choose. */
export type UnknownFile = {
  name: string;
  csv: string;
  headingLine: number;
  /** Headings with an example below each. */
  columns: { heading: string; example: string }[];
  /** The first lines, to choose the one with the headings. */
  lines: string[];
};

/** The stored name of a statement that was pasted. */
export const PASTED_MESSAGES = "Messages";

function readText(creditCount: number, newCount: number): string {
  const count = formatNumber(creditCount);
  if (newCount === creditCount) return m.statements_readAllNew({ count });
  if (newCount === 0) return m.statements_readNoneNew({ count });
  return m.statements_readSomeNew({ count, newCount });
}

/** `12 credits read, 10 of them new`, and what was left out. */
export function importSummary(
  { creditCount, newCount }: { creditCount: number; newCount: number },
  { ignored }: Statement,
): { message: string; description?: string } {
  const left = (Object.keys(ignoredTexts) as IgnoredKind[])
    .filter((kind) => ignored[kind] > 0)
    .map((kind) => ignoredTexts[kind](ignored[kind]));
  const description =
    left.length > 0 ? { description: m.statements_leftOut({ reasons: left.join(", ") }) } : {};
  return { message: readText(creditCount, newCount), ...description };
}
