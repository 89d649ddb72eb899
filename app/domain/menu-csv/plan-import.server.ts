import { createHash } from "node:crypto";
import { m } from "#messages";
import { readCsv, withoutFormulaPrefix } from "../csv/read-csv.server.ts";
import { listOptionGroups } from "../options/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { listStations } from "../stations/stations.server.ts";
import {
  type MenuCells,
  type MenuField,
  menuCells,
  menuColumns,
  menuFields,
  newDishCells,
} from "./menu-columns.ts";
import type { ImportPreview, LineProblem } from "./menu-import.ts";
import { menuLines } from "./menu-lines.server.ts";
import { type KnownMenu, type PlannedDish, planLine } from "./plan-line.server.ts";

const MAX_LINES = 5000;

type ImportPlan = { preview: ImportPreview; dishes: PlannedDish[] };

const emptyCells = Object.fromEntries(menuFields.map((field) => [field, ""])) as MenuCells;
const newDish: MenuCells = { ...emptyCells, ...newDishCells };

const normalized = (text: string) => text.trim().toLowerCase();

type Columns = (MenuField | undefined)[];

function columnsOf(titles: string[]): Result<Columns> {
  const columns = titles.map((title) =>
    menuFields.find((field) => normalized(menuColumns[field]) === normalized(title)),
  );
  if (!columns.includes("id")) {
    return problem("validation", m.menu_csvIdColumnMissing());
  }
  const repeated = columns.find((field, at) => field && columns.indexOf(field) < at);
  return repeated
    ? problem("validation", m.menu_csvColumnTwice({ column: menuColumns[repeated] }))
    : ok(columns);
}

/** All cells of a dish: those missing from the file stay unchanged. */
function cellsOf(columns: Columns, line: string[], stored: MenuCells, isNew: boolean): MenuCells {
  const cells = { ...stored };
  for (const [index, field] of columns.entries()) {
    const cell = line[index] ?? "";
    if (!field || (isNew && cell.trim() === "")) continue;
    // The text itself may look like an escaped formula.
    const isSame = cell === stored[field].replace(/\r\n?/g, "\n");
    if (!isSame) cells[field] = withoutFormulaPrefix(cell);
  }
  return cells;
}

function changesOf(stored: MenuCells, cells: MenuCells) {
  return menuFields
    .filter((field) => stored[field] !== cells[field])
    .map((field) => ({ column: menuColumns[field], before: stored[field], after: cells[field] }));
}

/** Whether a spreadsheet that cannot write Devanagari replaced it with question marks. */
function isReplaced({ before, after }: { before: string; after: string }): boolean {
  const hasMarks = after.includes("\uFFFD") || /\?{2}/.test(after);
  return hasMarks && !before.includes("\uFFFD") && !/\?{2}/.test(before);
}

/** The effect of importing this text; writes nothing. Problems: `validation` (not a menu at all). */
export function planImport(text: string): Result<ImportPlan> {
  const csv = readCsv(text);
  if (!csv.ok) return csv;
  const [titles = [], ...lines] = csv.value.lines;
  const columns = columnsOf(titles);
  if (!columns.ok) return columns;
  if (lines.length > MAX_LINES) {
    return problem("validation", m.menu_csvTooManyLines({ maxLines: MAX_LINES }));
  }

  const menu = menuLines();
  const known: KnownMenu = {
    dishes: [...menu],
    groups: listOptionGroups(),
    stations: listStations(),
  };
  const byId = new Map(menu.map((dish) => [dish.id, dish]));
  const names = new Set(menu.map(({ name }) => normalized(name)));
  const lineOf = new Map<string, number>();
  const problems: LineProblem[] = [];
  const dishes: PlannedDish[] = [];
  const preview: Pick<ImportPreview, "added" | "changed"> = { added: [], changed: [] };
  let unchanged = 0;

  // A combo may name dishes that the same file adds, so lines with parts come last.
  const partsAt = columns.value.indexOf("parts");
  const inOrder = [...lines.entries()].sort(
    ([, a], [, b]) => Number(Boolean(a[partsAt])) - Number(Boolean(b[partsAt])),
  );
  for (const [index, line] of inOrder) {
    const number = index + 2;
    const report = (field: MenuField | null, message: string) =>
      problems.push({ line: number, column: field && menuColumns[field], message });
    if (line.every((cell) => cell.trim() === "")) continue;
    if (line.length !== titles.length) {
      report(null, m.menu_csvCellCount({ expected: titles.length, found: line.length }));
      continue;
    }
    const id = (line[columns.value.indexOf("id")] ?? "").trim();
    const before = byId.get(id) ?? null;
    if (id !== "" && !before) {
      report("id", m.menu_csvIdUnknown());
      continue;
    }
    const stored = before ? menuCells(before) : newDish;
    const cells = { ...cellsOf(columns.value, line, stored, !before), id };
    if (changesOf(stored, cells).some(isReplaced)) {
      return problem("validation", m.menu_lettersAreReplaced({ line: number }));
    }
    const key = before ? id : normalized(cells.name);
    const earlier = lineOf.get(key);
    if (key && earlier !== undefined) {
      report(before ? "id" : "name", m.menu_csvDishTwice({ earlier }));
      continue;
    }
    lineOf.set(key, number);
    if (before && changesOf(stored, cells).length === 0) {
      unchanged += 1;
      continue;
    }
    if (!before && names.has(normalized(cells.name))) {
      report("id", m.menu_csvNameTaken({ name: cells.name.trim() }));
    }
    const planned = planLine(before, stored, cells, known);
    if (planned.problems) {
      for (const [field, message] of planned.problems) report(field, message);
      continue;
    }
    const { dish } = planned;
    const changes = changesOf(stored, dish.cells);
    if (before && changes.length === 0) {
      unchanged += 1;
      continue;
    }
    dishes.push(dish);
    if (before) preview.changed.push({ line: number, name: before.name, changes });
    else {
      known.dishes.push({ id: dish.id, ...dish.values });
      preview.added.push({ line: number, name: dish.values.name, cells: dish.cells });
    }
  }

  for (const list of [problems, preview.added, preview.changed]) {
    list.sort((a, b) => a.line - b.line);
  }
  const result = { ...preview, problems, unchanged };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([result, dishes.map(({ before }) => before?.id ?? null)]))
    .digest("base64url");
  const ignoredColumns = titles.filter((_, at) => !columns.value[at]).map((title) => title.trim());
  const missing = menu.filter(({ id }) => !lineOf.has(id)).length;
  return ok({ dishes, preview: { ...result, ignoredColumns, missing, fingerprint } });
}
