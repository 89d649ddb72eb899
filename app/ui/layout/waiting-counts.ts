import type { ShopNews } from "#app/domain/reports/shop-news.ts";
import { m } from "#messages";

/** The waiting items of a section, by its URL. */
export type WaitingCounts = Record<string, { count: number; what: string }>;

/** Everything that waits for an answer, even if it has stopped ringing, so the number grows with each new order. */
export function waitingCounts(
  { orders, bookings }: Pick<ShopNews, "orders" | "bookings">,
  unreadMessages: number,
): WaitingCounts {
  return {
    "/admin/orders": { count: orders.pending, what: m.shell_newCount() },
    "/admin/events": { count: bookings.pending, what: m.shell_newCount() },
    "/admin/messages": { count: unreadMessages, what: m.shell_unreadCount() },
  };
}
