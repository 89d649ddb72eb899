import { readCsv, withoutFormulaPrefix } from "../csv/read-csv.server.ts";
import { latinDigits } from "../digits.ts";
import { ok, type Result } from "../result.ts";
import { type Credit, emptyStatement, type Statement, shortText, utrIn, utrOf } from "./credit.ts";
import { readDate } from "./statement-date.ts";
import type { StatementColumns, StatementLayout } from "./statement-layout.ts";

const delimiters = [",", ";", "\t", "|"] as const;

/** Counted over the whole file, because the lines before the headings may differ. */
function delimiterOf(text: string): (typeof delimiters)[number] {
  const counts = delimiters.map((delimiter) => text.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** Problems: `validation`. */
export function statementLines(text: string): Result<string[][]> {
  const content = readCsv(text, delimiterOf(text));
  if (!content.ok) return content;
  return ok(
    content.value.lines.map((line) =>
      line.map((cell) => withoutFormulaPrefix(latinDigits(cell).trim())),
    ),
  );
}

/** `1,234.50`, `₹99`, `250.00 Cr`, `(250.00)`, `-50`. */
const amountCell =
  /^([-+(]?)(?:₹|rs\.?|inr)?([-+]?)(\d[\d,]*(?:\.\d{1,2})?)\)?\(?(cr|dr|c|d)?\.?\)?$/i;

type Amount = { paise: number; direction: "in" | "out" | null };

function readAmount(cell: string): Amount | null {
  const [, before = "", after = "", digits, side = ""] =
    amountCell.exec(cell.replaceAll(/\s/g, "")) ?? [];
  if (!digits) return null;
  const paise = Math.round(Number(digits.replaceAll(",", "")) * 100);
  const isOut = /[-(]/.test(before + after) || /^d/i.test(side);
  const isIn = /^c/i.test(side) || /\+/.test(before + after);
  return { paise, direction: isOut ? "out" : isIn ? "in" : null };
}

function directionOf(cell: string): Amount["direction"] {
  if (/^(d|dr|debit|debited|paid|sent|withdrawal|out)\b/i.test(cell)) return "out";
  return /^(c|cr|credit|credited|received|deposit|in)\b/i.test(cell) ? "in" : null;
}

const unfinished =
  /^(?:(?:payment |transaction )?(?:failed|failure|declined|rejected|pending|expired|cancelled|timed? ?out))$/i;

function creditOf(
  line: string[],
  columns: StatementColumns,
): Credit | "debits" | "failed" | "others" {
  const cell = (column: number | null) => (column === null ? "" : (line[column] ?? ""));
  const date = readDate(cell(columns.date));
  const amount = readAmount(cell(columns.amount));
  const debit = columns.debit === null ? null : readAmount(cell(columns.debit));
  if (!date) return "others";
  if (line.some((text) => unfinished.test(text))) return "failed";
  const direction = directionOf(cell(columns.direction)) ?? amount?.direction;
  if (!amount?.paise) return debit?.paise ? "debits" : "others";
  if (direction === "out") return "debits";
  const description = shortText(cell(columns.description));
  const typed = cell(columns.reference);
  return {
    reference: utrOf(typed) || utrIn(`UPI ${typed} ${cell(columns.description)}`),
    amountPaise: amount.paise,
    receivedAt: date.at,
    hasTime: date.hasTime,
    description: description || shortText(typed),
  };
}

/** Lines without a date are totals and notes. */
export function readStatementLines(
  lines: string[][],
  { headingLine, columns }: StatementLayout,
): Statement {
  const statement = emptyStatement();
  for (const line of lines.slice(headingLine + 1)) {
    if (line.every((cell) => cell === "")) continue;
    const read = creditOf(line, columns);
    if (typeof read === "string") statement.ignored[read] += 1;
    else statement.credits.push(read);
  }
  return statement;
}
