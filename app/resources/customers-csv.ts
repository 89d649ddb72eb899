import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { customersList } from "#app/domain/customers/customer-list-url.ts";
import { exportedCustomers } from "#app/domain/customers/list-everybody.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "manage customers",
  page: customersList.url(),
  file: ({ query }) => ({
    name: csvFileName("customers"),
    lines: exportedCustomers(customersList.read(query).search),
  }),
});
