import { may } from "#app/domain/access/permissions.ts";
import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { exportedOpenMoney } from "#app/domain/payments/payment-lists.server.ts";
import { paymentsList } from "#app/domain/payments/payment-lists.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "take payments",
  page: paymentsList.url(),
  file: ({ query, user }) => ({
    name: csvFileName("payments"),
    lines: exportedOpenMoney(paymentsList.read(query).list, may(user, "run catering")),
  }),
});
