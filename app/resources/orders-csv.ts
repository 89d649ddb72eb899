import { csvFileName } from "#app/domain/csv/write-csv.server.ts";
import { effectiveFilter } from "#app/domain/order-lists/order-list-filter.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { exportedOrders } from "#app/domain/order-lists/orders-csv.server.ts";
import { staffCsv } from "#app/http/staff-csv.server.ts";

export const loader = staffCsv({
  needs: "keep the books",
  page: allOrdersList.url(),
  file: ({ query }) => {
    const { status, ...view } = allOrdersList.read(query);
    return {
      name: csvFileName("orders"),
      lines: exportedOrders({
        ...view,
        filter: effectiveFilter(status, true),
        findsContacts: true,
      }),
    };
  },
});
