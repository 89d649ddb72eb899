import { CsvError, parse } from "csv-parse/sync";
import { m } from "#messages";
import { ok, problem, type Result } from "../result.ts";

type CsvContent = {
  /** Includes the first line and blank lines, but not the `sep=;` that tells Excel the delimiter. */
  lines: string[][];
  /** Spreadsheets write semicolons in locales with a decimal comma. */
  delimiter: string;
};

function delimiterOf(text: string): string {
  const [firstLine = ""] = text.split("\n", 1);
  const unquoted = firstLine.replace(/"[^"]*"/g, "");
  return unquoted.includes(";") ? ";" : unquoted.includes("\t") ? "\t" : ",";
}

/** RFC 4180, with or without a byte order mark. Problems: `validation`. */
export function readCsv(text: string): Result<CsvContent> {
  const sent = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const [separatorLine = "", named] = /^"?sep=([;,\t|])"?[;,\t|]*(?:\n|$)/i.exec(sent) ?? [];
  const content = sent.slice(separatorLine.length);
  const delimiter = named ?? delimiterOf(content);
  try {
    const lines = parse(content, { delimiter, relax_column_count: true });
    return ok({ lines, delimiter });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      typeof error.lines === "number"
        ? m.products_csvLineUnreadable({ line: error.lines })
        : m.products_csvUnreadable();
    return problem("validation", message);
  }
}

/** Removes the prefix that `csvLines` adds to cells that a spreadsheet would run as a formula. */
export function withoutFormulaPrefix(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, "");
}
