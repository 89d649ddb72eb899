import { listUrl, oneOf, pageNumber, recordId, searchText } from "../list-url.ts";
import { orderListFilters } from "./order-list-filter.ts";
import type { OrderStatus } from "./status.ts";

/** The filters of My Orders. */
export const ownOrderFilters: { label: string; status?: OrderStatus }[] = [
  { label: "All Orders" },
  { label: "Pending", status: "pending" },
  { label: "Preparing", status: "preparing" },
  { label: "Delivered", status: "delivered" },
];

export const OWN_ORDERS_PER_PAGE = 10;

/** My Orders; `order` is the number of the order whose details are open. */
export const ownOrdersList = listUrl("/my-orders", {
  status: oneOf(ownOrderFilters.flatMap(({ status }) => status ?? [])),
  page: pageNumber,
  order: recordId,
});

/** The admin's orders, by default the open ones; `order` is the id of the order whose details are open. */
export const allOrdersList = listUrl("/admin/orders", {
  search: searchText,
  status: oneOf(orderListFilters),
  page: pageNumber,
  order: recordId,
});
