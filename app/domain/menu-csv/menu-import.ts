import type { MenuCells } from "./menu-columns.ts";

/** 1 MB; the menu of a thousand dishes has about half of it. */
export const MAX_IMPORT_BYTES = 1_000_000;

/** `line` counts as a spreadsheet does: the titles are in line 1. */
export type LineProblem = { line: number; column: string | null; message: string };

type CellChange = { column: string; before: string; after: string };

/** What an import would do. */
export type ImportPreview = {
  problems: LineProblem[];
  /** Titles of columns that are not of the menu. */
  ignoredColumns: string[];
  added: { line: number; name: string; cells: MenuCells }[];
  changed: { line: number; name: string; changes: CellChange[] }[];
  unchanged: number;
  /** Dishes that the file does not contain; they stay as they are. */
  missing: number;
  /** Equal for equal previews. */
  fingerprint: string;
};
