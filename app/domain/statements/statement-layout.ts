/** Which column means what. `amount` has the credits if `debit` has the debits. */
export type StatementColumns = {
  date: number;
  amount: number;
  reference: number | null;
  description: number | null;
  debit: number | null;
  /** Says `CR` or `DR`. */
  direction: number | null;
};

export type StatementLayout = { headingLine: number; columns: StatementColumns };

/** `Withdrawal Amt. (INR)` as `withdrawal amt`. */
function plainHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\((?:inr|rs\.?|₹|in rs\.?|in inr)\)|\b(?:inr|rs)\b|₹/g, " ")
    .replace(/[^a-z]+/g, " ")
    .trim();
}

/** What banks and apps call the columns; earlier names are preferred. */
const names: Record<keyof StatementColumns, string[]> = {
  date: [
    "txn date",
    "transaction date",
    "tran date",
    "trans date",
    "date time",
    "transaction date time",
    "transaction time",
    "payment date",
    "post date",
    "posting date",
    "date",
    "txn posted date",
    "value date",
    "value dt",
  ],
  amount: [
    "credit",
    "credit amount",
    "credit amt",
    "deposit",
    "deposits",
    "deposit amt",
    "deposit amount",
    "deposit cr",
    "cr",
    "cr amount",
    "paid in",
    "money in",
    "amount received",
    "amount",
    "transaction amount",
    "txn amount",
    "amt",
  ],
  debit: [
    "debit",
    "debit amount",
    "debit amt",
    "withdrawal",
    "withdrawals",
    "withdrawal amt",
    "withdrawal amount",
    "withdrawal dr",
    "dr",
    "dr amount",
    "paid out",
    "money out",
  ],
  direction: [
    "cr dr",
    "dr cr",
    "credit debit",
    "debit credit",
    "type",
    "transaction type",
    "txn type",
    "tran type",
  ],
  reference: [
    "utr",
    "utr no",
    "utr number",
    "bank utr",
    "rrn",
    "bank rrn",
    "upi ref no",
    "upi ref id",
    "upi reference number",
    "upi transaction id",
    "bank reference no",
    "bank reference number",
    "ref no",
    "ref no cheque no",
    "reference",
    "reference no",
    "reference number",
    "chq ref no",
    "chq ref number",
    "chq no",
    "cheque no",
    "cheque number",
    "instrument id",
    "transaction id",
    "txn id",
  ],
  description: [
    "description",
    "narration",
    "particulars",
    "transaction remarks",
    "transaction details",
    "transaction particulars",
    "remarks",
    "details",
    "payer name",
    "customer name",
    "customer vpa",
    "payer",
    "paid by",
    "from",
    "name",
  ],
};

function columnOf(headings: string[], what: keyof StatementColumns): number | null {
  const column = names[what].map((name) => headings.indexOf(name)).find((index) => index >= 0);
  return column ?? null;
}

/** Null unless the headings say where the date and the amount are. */
function knownColumns(line: string[]): StatementColumns | null {
  const headings = line.map(plainHeading);
  const [date, amount] = [columnOf(headings, "date"), columnOf(headings, "amount")];
  if (date === null || amount === null) return null;
  return {
    date,
    amount,
    reference: columnOf(headings, "reference"),
    description: columnOf(headings, "description"),
    debit: columnOf(headings, "debit"),
    direction: columnOf(headings, "direction"),
  };
}

/** The key by which a layout is remembered. */
export function headingsKey(line: string[]): string {
  return JSON.stringify(line.map((cell) => cell.trim().toLowerCase()));
}

/** Statements begin with the name and address of the account's owner. */
const MAX_PREAMBLE = 60;

/** `remembered` finds the columns that the owner chose for these headings. */
export function findLayout(
  lines: string[][],
  remembered: (headings: string) => StatementColumns | null,
): StatementLayout | null {
  for (const [headingLine, line] of lines.slice(0, MAX_PREAMBLE).entries()) {
    const columns = remembered(headingsKey(line)) ?? knownColumns(line);
    if (columns) return { headingLine, columns };
  }
  return null;
}

/** The line that is most likely the headings: the first one as wide as most lines are. */
export function likelyHeadingLine(lines: string[][]): number {
  const width = (line: string[]) => line.filter((cell) => cell.trim() !== "").length;
  const widths = lines.slice(0, MAX_PREAMBLE).map(width);
  const widest = Math.max(0, ...widths);
  return Math.max(
    0,
    widths.findIndex((count) => count >= Math.max(2, widest - 1)),
  );
}
