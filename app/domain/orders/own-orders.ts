import { listUrl, oneOf, pageNumber, recordId } from "../list-url.ts";
import type { OrderStatus } from "./status.ts";

/** The filters of My Orders. */
export const ownOrderFilters: { label: string; status?: OrderStatus }[] = [
  { label: "All Orders" },
  { label: "Pending", status: "pending" },
  { label: "Preparing", status: "preparing" },
  { label: "Delivered", status: "delivered" },
];

export const OWN_ORDERS_PER_PAGE = 10;

/** `order` is the number of the order whose details are open. */
export const ownOrdersList = listUrl("/my-orders", {
  status: oneOf(ownOrderFilters.flatMap(({ status }) => status ?? [])),
  page: pageNumber,
  order: recordId,
});
