import { stringify } from "csv-stringify/sync";

/** Without it Excel takes UTF-8 for something else and garbles Devanagari. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Takes rows of cells, returns them as CSV; a cell that a spreadsheet would run begins with an apostrophe. Source: decisions, Catering. */
export function csvLines(rows: (string | number)[][]): string {
  return stringify(rows, {
    record_delimiter: "windows",
    escape_formulas: true,
    // By itself it quotes a cell only for the whole delimiter, not for one half of it.
    quoted_match: /[\r\n]/,
  });
}

/** Takes the columns' titles, returns how a CSV file begins. Source: spec 2 §9 CSV export. */
export function csvStart(titles: string[]): string {
  return BYTE_ORDER_MARK + csvLines([titles]);
}
