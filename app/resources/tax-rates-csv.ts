import { billsList } from "#app/domain/bills/bill-list-url.ts";
import { exportedRates } from "#app/domain/bills/bills-csv.server.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "keep the books",
  page: billsList.url(),
  file: ({ query }) => {
    const month = billsList.read(query).month || dayInIndia(now()).slice(0, 7);
    return { name: `tax-rates-${month}.csv`, lines: exportedRates(month) };
  },
});
