import { eventStats } from "../catering/queries.server.ts";
import { orderEventVersion } from "../orders/order-events.server.ts";
import { orderCounts } from "../orders/order-lists.server.ts";
import type { ShopNews } from "./shop-news.ts";

export function shopNews(): ShopNews {
  const orders = orderCounts();
  const { totalEvents, pendingEvents } = eventStats();
  return {
    version: orderEventVersion(),
    orders: {
      total: Object.values(orders).reduce((sum, count) => sum + count, 0),
      pending: orders.pending ?? 0,
    },
    bookings: { total: totalEvents, pending: pendingEvents },
  };
}
