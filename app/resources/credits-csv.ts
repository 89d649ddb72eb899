import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedCredits } from "#app/domain/statements/list-credits.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "keep the books",
  page: "/admin/statements",
  file: () => ({ name: csvFileName("credits"), lines: exportedCredits() }),
});
