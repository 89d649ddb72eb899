import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { isFinal, type OrderStatus, orderStatuses } from "../orders/status.ts";

/** Filters of the admin's list: one status or several. */
export const orderListFilters = ["open", "cooking", "all", ...orderStatuses] as const;
export type OrderListFilter = (typeof orderListFilters)[number];

const openStatuses = orderStatuses.filter((status) => !isFinal(status));

export function statusesOf(filter: OrderListFilter): readonly OrderStatus[] {
  if (filter === "open") return openStatuses;
  if (filter === "cooking") return ["confirmed", "preparing"];
  return filter === "all" ? orderStatuses : [filter];
}

/** A search or another filter covers all orders unless a status is chosen. */
export function effectiveFilter(
  chosen: OrderListFilter | undefined,
  isNarrowed: boolean,
): OrderListFilter {
  if (!isNarrowed) return chosen ?? "open";
  return chosen === undefined || chosen === "open" || chosen === "cooking" ? "all" : chosen;
}

/** One word for each status, for the segments and cards of the list. */
export const shortStatusLabels: Record<OrderStatus, string> = translated({
  pending: m.shared_new,
  confirmed: m.orders_confirmed,
  preparing: m.shared_cooking,
  out_for_delivery: m.orders_out,
  delivered: m.shared_done,
  cancelled: m.shared_cancelled,
});
