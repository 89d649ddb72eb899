import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedZones } from "#app/domain/zones/zones-csv.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "change settings",
  page: "/admin/settings/delivery",
  file: () => ({ name: csvFileName("zones"), lines: exportedZones() }),
});
