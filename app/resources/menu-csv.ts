import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedMenu } from "#app/domain/menu-csv/menu-csv.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "change the menu",
  page: "/admin/products/import",
  file: () => ({ name: csvFileName("menu"), lines: exportedMenu() }),
});
