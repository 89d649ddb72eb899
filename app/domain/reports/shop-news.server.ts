import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { ringingFor } from "../alerts/ringing.server.ts";
import { now } from "../clock.ts";
import { eventStats } from "../events/queries.server.ts";
import { orderEventVersion } from "../order-events.server.ts";
import { countNewOrders } from "../order-lists/order-lists.server.ts";
import { publicVersion } from "../public-version.server.ts";
import type { ShopNews } from "./shop-news.ts";

/** Only what the actor may read; for other things, the version just tells that something changed. */
export function shopNews(actor: User): ShopNews {
  return {
    version: orderEventVersion(),
    menuVersion: publicVersion(),
    at: now().toISOString(),
    orders: { pending: may(actor, "read orders") ? countNewOrders() : 0 },
    bookings: { pending: may(actor, "run catering") ? eventStats().pendingEvents : 0 },
    ringing: ringingFor(actor),
  };
}
