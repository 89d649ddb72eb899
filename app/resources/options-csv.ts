import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedOptions } from "#app/domain/options/options-csv.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "change the menu",
  page: "/admin/products/import",
  file: () => ({ name: csvFileName("options"), lines: exportedOptions() }),
});
