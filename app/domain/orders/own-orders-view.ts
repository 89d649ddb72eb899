import { clampedNumber, LAST_PAGE } from "../paging.ts";
import type { OrderStatus } from "./status.ts";

/** The filters of My Orders, in the words of the specification. Source: spec 1 §2 My Orders. */
export const ownOrderFilters: { label: string; status?: OrderStatus }[] = [
  { label: "All Orders" },
  { label: "Pending", status: "pending" },
  { label: "Preparing", status: "preparing" },
  { label: "Delivered", status: "delivered" },
];

export const OWN_ORDERS_PER_PAGE = 10;

/** What My Orders shows: filter, page, and the number of the order whose details are open. */
export type OwnOrdersView = { status?: OrderStatus; page: number; order?: string };

/** Takes an address's query, returns the view of My Orders it asks for; nonsense falls back to the defaults. Source: spec 1 §2 My Orders. */
export function ownOrdersView(query: URLSearchParams): OwnOrdersView {
  const asked = query.get("status");
  return {
    status: ownOrderFilters.find(({ status }) => status && status === asked)?.status,
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
    order: query.get("order") || undefined,
  };
}

/** Takes a view, returns its address; what is not chosen is not in it. */
export function ownOrdersUrl({ status, page = 1, order }: Partial<OwnOrdersView>): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  if (order) query.set("order", order);
  return query.size > 0 ? `/my-orders?${query}` : "/my-orders";
}
