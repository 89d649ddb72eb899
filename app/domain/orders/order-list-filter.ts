import { m } from "#messages";
import { isFinal, type OrderStatus, orderStatuses } from "./status.ts";

/** What the admin's list can show: orders of one status or of several. */
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
export const shortStatusLabels: Record<OrderStatus, string> = {
  get pending() {
    return m.shared_new();
  },
  get confirmed() {
    return m.orders_confirmed();
  },
  get preparing() {
    return m.shared_cooking();
  },
  get out_for_delivery() {
    return m.orders_out();
  },
  get delivered() {
    return m.shared_done();
  },
  get cancelled() {
    return m.shared_cancelled();
  },
};
