import type { MenuCells } from "./menu-columns.ts";

/** 1 MB; a menu of a thousand dishes needs about half of it. */
export const MAX_IMPORT_BYTES = 1_000_000;

/** `line` is the row number in a spreadsheet: the titles are in line 1. */
export type LineProblem = { line: number; column: string | null; message: string };

type CellChange = { column: string; before: string; after: string };

/** What an import would do. */
export type ImportPreview = {
  problems: LineProblem[];
  /** Titles of columns that the menu does not have. */
  ignoredColumns: string[];
  added: { line: number; name: string; cells: MenuCells }[];
  changed: { line: number; name: string; changes: CellChange[] }[];
  unchanged: number;
  /** Dishes that the file does not contain; they stay as they are. */
  missing: number;
  /** Identical for identical previews. */
  fingerprint: string;
};
