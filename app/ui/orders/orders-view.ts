import type { OrderStatus } from "#app/domain/orders/status.ts";

/** What the list of orders shows: filters, page, and the order whose details are open. */
export type OrdersView = { search?: string; status?: OrderStatus; page?: number; order?: string };

/** Takes a view, returns its address in the admin area; what is not chosen is not in it. */
export function ordersUrl({ search, status, page, order }: OrdersView): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (page && page > 1) query.set("page", String(page));
  if (order) query.set("order", order);
  return query.size > 0 ? `/admin/orders?${query}` : "/admin/orders";
}
