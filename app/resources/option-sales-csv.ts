import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedOptionSales } from "#app/domain/reports/option-sales.server.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "change the menu",
  page: optionSales.url(),
  file: ({ query }) => ({
    name: csvFileName("option-sales"),
    lines: exportedOptionSales(Number(optionSales.read(query).days)),
  }),
});
