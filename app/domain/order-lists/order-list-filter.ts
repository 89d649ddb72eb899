import { isFinal, type OrderStatus, orderStatuses } from "../orders/status.ts";

/** Filters of the admin's list: one status, several, or orders being prepared that are ready. */
export const orderListFilters = ["open", "ready", "all", ...orderStatuses] as const;
export type OrderListFilter = (typeof orderListFilters)[number];

const openStatuses = orderStatuses.filter((status) => !isFinal(status));

export function statusesOf(filter: OrderListFilter): readonly OrderStatus[] {
  if (filter === "open") return openStatuses;
  if (filter === "ready") return ["preparing"];
  return filter === "all" ? orderStatuses : [filter];
}

/** A search or another filter covers all orders unless a status is chosen. */
export function effectiveFilter(
  chosen: OrderListFilter | undefined,
  isNarrowed: boolean,
): OrderListFilter {
  if (!isNarrowed) return chosen ?? "open";
  return chosen === undefined || chosen === "open" || chosen === "ready" ? "all" : chosen;
}
