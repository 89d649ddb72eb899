import { createHash } from "node:crypto";
import { starterMenu } from "#db/starter/menu.ts";
import { readCsv, withoutFormulaPrefix } from "../csv/read-csv.server.ts";
import { imageIdOf } from "../images/image.ts";
import { imagesAt } from "../images/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import {
  type MenuCells,
  type MenuField,
  menuCells,
  menuColumns,
  menuFields,
  newDishCells,
} from "./menu-columns.ts";
import type { ImportPreview, LineProblem } from "./menu-import.ts";
import { type MenuLineValues, parseMenuCells } from "./menu-line-schema.ts";
import { menuLines, type StoredMenuLine } from "./menu-lines.server.ts";
import { isRemoteImage } from "./product-image.ts";

const MAX_LINES = 5000;

type PlannedDish = { line: number; before: StoredMenuLine | null; values: MenuLineValues };
export type ImportPlan = { preview: ImportPreview; dishes: PlannedDish[] };

const emptyCells = Object.fromEntries(menuFields.map((field) => [field, ""])) as MenuCells;

const normalized = (title: string) => title.trim().toLowerCase();

function fieldOf(title: string): MenuField | undefined {
  return menuFields.find((field) => normalized(menuColumns[field]) === normalized(title));
}

/** The whole cells of a line: what it leaves out stays as it is. */
function cellsOf(
  columns: (MenuField | undefined)[],
  line: string[],
  stored: MenuCells,
  isNew: boolean,
): MenuCells {
  const cells = { ...stored };
  for (const [index, field] of columns.entries()) {
    const cell = line[index] ?? "";
    if (!field || (isNew && cell.trim() === "")) continue;
    // The text itself may begin like an escaped formula.
    const isSame = cell === stored[field].replace(/\r\n?/g, "\n");
    if (!isSame) cells[field] = withoutFormulaPrefix(cell);
  }
  return cells;
}

function isKnownImage(url: string): boolean {
  const id = imageIdOf(url);
  if (id) return imagesAt([url]).length > 0;
  return isRemoteImage(url) || starterMenu.some(({ image }) => image === url);
}

/** Changes that are made elsewhere. */
function fixedCells(before: StoredMenuLine | null, stored: MenuCells, cells: MenuCells) {
  const problems: [MenuField, string][] = [];
  const differs = (field: MenuField) => cells[field].trim() !== stored[field].trim();
  if (before && differs("kind")) {
    problems.push(["kind", `Write ${stored.kind}: the kind of a dish cannot change`]);
  }
  if (!before && cells.kind.trim().toLowerCase() === "combo") {
    problems.push(["kind", "Add the combo on its own page first, where its parts are chosen"]);
  }
  if (before?.isSized && Number(cells.pricePaise) !== Number(stored.pricePaise)) {
    problems.push(["pricePaise", `Write ${stored.pricePaise}: change the prices of the sizes`]);
  }
  for (const field of ["groups", "parts"] as const) {
    if (!differs(field)) continue;
    const instead = before ? `Write “${stored[field]}”` : "Leave it empty";
    problems.push([field, `${instead}: it is changed on the page of the dish`]);
  }
  return problems;
}

function changesOf(stored: MenuCells, cells: MenuCells) {
  return menuFields
    .filter((field) => stored[field] !== cells[field])
    .map((field) => ({ column: menuColumns[field], before: stored[field], after: cells[field] }));
}

function columnsOf(titles: string[]): Result<(MenuField | undefined)[]> {
  const columns = titles.map(fieldOf);
  if (!columns.includes("id")) {
    return problem(
      "validation",
      "The first line has no column ID. Export the menu, and change that file.",
    );
  }
  const repeated = columns.find((field, at) => field && columns.indexOf(field) < at);
  return repeated
    ? problem("validation", `The column ${menuColumns[repeated]} appears twice. Remove one.`)
    : ok(columns);
}

/** What an import of this text would do; writes nothing. Problems: `validation` (not a menu at all). */
export function planImport(text: string): Result<ImportPlan> {
  const csv = readCsv(text);
  if (!csv.ok) return csv;
  const [titles = [], ...lines] = csv.value.lines;
  const columns = columnsOf(titles);
  if (!columns.ok) return columns;
  if (lines.length > MAX_LINES) {
    return problem("validation", `The file has more than ${MAX_LINES} lines. Send it in parts.`);
  }

  const known = new Map(menuLines().map((line) => [line.id, line]));
  const names = new Set([...known.values()].map(({ name }) => normalized(name)));
  const seen = new Map<string, number>();
  const problems: LineProblem[] = [];
  const dishes: PlannedDish[] = [];
  const preview: Pick<ImportPreview, "added" | "changed"> = { added: [], changed: [] };
  let unchanged = 0;

  for (const [index, line] of lines.entries()) {
    const number = index + 2;
    const report = (field: MenuField | null, message: string) =>
      problems.push({ line: number, column: field && menuColumns[field], message });
    if (line.every((cell) => cell.trim() === "")) continue;
    if (line.length !== titles.length) {
      report(
        null,
        `Give it as many cells as the first line: ${titles.length} instead of ${line.length}`,
      );
      continue;
    }
    const id = (line[columns.value.indexOf("id")] ?? "").trim();
    const before = known.get(id) ?? null;
    if (id !== "" && !before) {
      report("id", "No dish has this ID. To add a dish, leave the ID empty");
      continue;
    }
    const stored = before ? menuCells(before) : { ...emptyCells, ...newDishCells };
    const cells = { ...cellsOf(columns.value, line, stored, !before), id };
    const key = before ? id : normalized(cells.name);
    const earlier = seen.get(key);
    if (key && earlier !== undefined) {
      report(before ? "id" : "name", `The same dish as in line ${earlier}. Remove one`);
      continue;
    }
    seen.set(key, number);
    if (before && changesOf(stored, cells).length === 0) {
      unchanged += 1;
      continue;
    }
    if (!before && names.has(normalized(cells.name))) {
      report("id", `${cells.name.trim()} is on the menu already. Write its ID, or change the name`);
    }
    if (csv.value.delimiter === ";") {
      cells.pricePaise = cells.pricePaise.replace(/,(\d{1,2})$/, ".$1");
    }
    const found = new Map(fixedCells(before, stored, cells));
    const parsed = parseMenuCells(cells);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = menuFields.find((one) => one === path[0]);
      if (field && !found.has(field)) found.set(field, message);
    }
    for (const [field, message] of found) report(field, message);
    if (!parsed.success) continue;
    const values = parsed.data;
    if (values.image !== before?.image && !isKnownImage(values.image)) {
      report("image", "No picture is kept at this address. Upload it on the page of the dish");
      continue;
    }
    const after = menuCells({ ...values, id, groups: cells.groups, parts: cells.parts });
    const changes = changesOf(stored, after);
    if (before && changes.length === 0) {
      unchanged += 1;
      continue;
    }
    dishes.push({ line: number, before, values });
    if (before) preview.changed.push({ line: number, name: before.name, changes });
    else preview.added.push({ line: number, name: values.name, cells: after });
  }

  const result = { ...preview, problems, unchanged };
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([result, dishes.map(({ before }) => before?.id ?? null)]))
    .digest("base64url");
  const ignoredColumns = titles.filter((_, at) => !columns.value[at]).map((title) => title.trim());
  const inFile = [...known.keys()].filter((id) => seen.has(id)).length;
  const missing = known.size - inFile;
  return ok({ dishes, preview: { ...result, ignoredColumns, missing, fingerprint } });
}
