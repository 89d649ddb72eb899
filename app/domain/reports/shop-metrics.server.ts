import { count, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { countUsers } from "../accounts/queries.server.ts";
import { blogStats } from "../blog/post-counts.server.ts";
import { eventStats } from "../events/queries.server.ts";
import { orderStats } from "../order-lists/order-stats.server.ts";
import type { ShopMetrics } from "./reports.ts";

// For a menu, scanning an index is fast enough.
const dishes = db
  .select({
    total: count(),
    listed: sql<number>`coalesce(sum(${products.isAvailable}), 0)`,
  })
  .from(products)
  .where(isNull(products.deletedAt))
  .prepare();

/** Totals since the shop opened. */
export function shopMetrics(): ShopMetrics {
  const orders = orderStats();
  const blogs = blogStats();
  const events = eventStats();
  const menu = dishes.get() ?? { total: 0, listed: 0 };
  return {
    orders: { total: orders.totalOrders, pending: orders.pendingOrders },
    revenue: { paise: orders.revenuePaise, delivered: orders.completedOrders },
    products: menu,
    customers: countUsers().customer,
    blogs: {
      total: blogs.totalBlogs,
      published: blogs.publishedBlogs,
      views: blogs.totalViews,
    },
    events: {
      total: events.totalEvents,
      pending: events.pendingEvents,
      revenuePaise: events.revenuePaise,
    },
  };
}
