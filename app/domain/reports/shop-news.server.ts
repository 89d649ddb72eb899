import { desc, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import { eventStats } from "../catering/queries.server.ts";
import { orderEventVersion } from "../orders/order-events.server.ts";
import { orderCounts } from "../orders/order-lists.server.ts";
import { may } from "../staff/permissions.ts";
import type { ShopNews } from "./shop-news.ts";

/** More than that in one go are announced as this many. */
const MOST_ANNOUNCED = 99;

const newestPending = (table: typeof orders | typeof events) =>
  db
    .select({ seq: table.seq })
    .from(table)
    .where(eq(table.status, "pending"))
    .orderBy(desc(table.seq))
    .limit(MOST_ANNOUNCED)
    .prepare();

const newestOrders = newestPending(orders);
const newestBookings = newestPending(events);

const nothing = { pending: 0, newest: [] };

/** As far as the actor may read them; the version tells the others only that something changed. */
export function shopNews(actor: User): ShopNews {
  return {
    version: orderEventVersion(),
    orders: may(actor, "read orders")
      ? {
          pending: orderCounts().pending ?? 0,
          newest: newestOrders.all().map(({ seq }) => seq),
        }
      : nothing,
    bookings: may(actor, "run catering")
      ? {
          pending: eventStats().pendingEvents,
          newest: newestBookings.all().map(({ seq }) => seq),
        }
      : nothing,
  };
}
