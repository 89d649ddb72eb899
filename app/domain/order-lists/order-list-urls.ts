import { m } from "#messages";
import { translated } from "../language/translated.ts";
import {
  day,
  type ListView,
  listUrl,
  oneOf,
  pageNumber,
  recordId,
  searchText,
  urlWithQuery,
} from "../lists/list-url.ts";
import type { OrderStatus } from "../orders/status.ts";
import { orderListFilters } from "./order-list-filter.ts";
import { paymentFilters } from "./payment-filter.ts";

export const ownOrderFilters: { label: string; status?: OrderStatus }[] = [
  translated({ label: m.orders_allOrders }),
  translated({ label: m.orders_pending, status: "pending" }),
  translated({ label: m.orders_preparing, status: "preparing" }),
  translated({ label: m.shared_delivered, status: "delivered" }),
];

export const OWN_ORDERS_PER_PAGE = 10;

/** My Orders; `order` is the number of the order whose details are open. */
export const ownOrdersList = listUrl("/my-orders", {
  status: oneOf(ownOrderFilters.flatMap(({ status }) => status ?? [])),
  page: pageNumber,
  order: recordId,
});

/** The admin's orders, by default the open ones. */
export const allOrdersList = listUrl("/admin/orders", {
  search: searchText,
  status: oneOf(orderListFilters),
  /** Days in India, both included. */
  from: day,
  to: day,
  payment: oneOf(paymentFilters),
  page: pageNumber,
});

type OrdersView = ListView<typeof allOrdersList>;

/** Whether the list is filtered by more than the status; it then covers all orders unless a status is chosen. */
export function isNarrowed({ search, from, to, payment }: Partial<OrdersView>): boolean {
  return Boolean(search || from || to || payment);
}

/** The file is filtered in the same way. */
export function ordersCsvUrl({ search, status, from, to, payment }: Partial<OrdersView>): string {
  return urlWithQuery("/admin/orders/export.csv", { search, status, from, to, payment });
}

/** An order's page in the admin area; `returnTo` is the filtered list from which it was opened. */
export function orderUrl(id: string, returnTo?: string): string {
  return urlWithQuery(`/admin/orders/${id}`, { returnTo });
}
