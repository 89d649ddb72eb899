import { stringify } from "csv-stringify/sync";
import { dayInIndia, now } from "../clock.ts";

/** Without it, Excel does not recognise UTF-8 and garbles Devanagari. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The format of `rupeesCell`; with an apostrophe, a spreadsheet would not add it up. */
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/;

/** Prefixes cells that a spreadsheet would run as a formula with an apostrophe. */
export function csvLines(rows: (string | number)[][]): string {
  return stringify(rows, {
    record_delimiter: "windows",
    escape_formulas: true,
    cast: {
      string: (value) => ({ value, escape_formulas: !NEGATIVE_AMOUNT.test(value) }),
    },
    // By default a cell is quoted only if it contains the whole record delimiter.
    quoted_match: /[\r\n]/,
  });
}

export function csvStart(titles: string[]): string {
  return BYTE_ORDER_MARK + csvLines([titles]);
}

/** Such as `events-2026-11-21.csv`, dated by the day in India. */
export function csvFileName(what: string, at = now()): string {
  return `${what}-${dayInIndia(at)}.csv`;
}

/** Two decimals and no separators, which every spreadsheet reads as a number. */
export function rupeesCell(paise: number): string {
  return (paise / 100).toFixed(2);
}
