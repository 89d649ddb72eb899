import { stringify } from "csv-stringify/sync";

/** Without it Excel does not recognise UTF-8 and garbles Devanagari. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Cells that a spreadsheet would run as a formula are prefixed with an apostrophe. */
export function csvLines(rows: (string | number)[][]): string {
  return stringify(rows, {
    record_delimiter: "windows",
    escape_formulas: true,
    // By default a cell is quoted only if it contains the whole record delimiter.
    quoted_match: /[\r\n]/,
  });
}

export function csvStart(titles: string[]): string {
  return BYTE_ORDER_MARK + csvLines([titles]);
}
