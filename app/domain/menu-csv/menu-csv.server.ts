import { csvLines, csvStart } from "../csv/write-csv.server.ts";
import { menuCells, menuColumns, menuFields } from "./menu-columns.ts";
import { menuLines } from "./menu-lines.server.ts";

export function exportedMenu(): string[] {
  const rows = menuLines().map((line) => {
    const cells = menuCells(line);
    return menuFields.map((field) => cells[field]);
  });
  return [csvStart(Object.values(menuColumns)), csvLines(rows)];
}
