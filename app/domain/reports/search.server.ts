import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/blog.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { formatDay, formatShortDateTime } from "../clock.ts";
import { orderSearchQuery } from "../order-lists/order-search-query.server.ts";
import { pick } from "../pick.ts";
import { sectionOptions } from "../sections/sections.server.ts";
import { labelOfSection } from "../sections/sections.ts";
import { type Found, RESULTS_PER_KIND, type ShopSearch } from "./reports.ts";

// One extra row tells whether there are more.
const LIMIT = RESULTS_PER_KIND + 1;
const match = sql.placeholder("match");

// Each query walks its full-text index newest first and stops at the limit, instead of gathering all matches.
const ordersFound = db
  .select(pick(orders, ["id", "orderNumber", "customerName", "status", "totalPaise", "createdAt"]))
  .from(sql`orders_fts`)
  .innerJoin(orders, sql`${orders.seq} = orders_fts.rowid`)
  .where(sql`orders_fts match ${match}`)
  .orderBy(sql`orders_fts.rowid desc`)
  .limit(LIMIT)
  .prepare();

const customersFound = db
  .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
  .from(sql`users_fts`)
  .innerJoin(users, sql`${users.seq} = users_fts.rowid`)
  .where(and(sql`users_fts match ${match}`, eq(users.role, "customer")))
  .orderBy(sql`users_fts.rowid desc`)
  .limit(LIMIT)
  .prepare();

const productsFound = db
  .select(pick(products, ["id", "name", "category", "pricePaise", "isAvailable"]))
  .from(sql`products_fts`)
  .innerJoin(products, sql`${products.seq} = products_fts.rowid`)
  .where(and(sql`products_fts match ${match}`, isNull(products.deletedAt)))
  .orderBy(sql`products_fts.rowid desc`)
  .limit(LIMIT)
  .prepare();

const postsFound = db
  .select({ id: posts.id, title: posts.title, status: posts.status })
  .from(sql`posts_fts`)
  .innerJoin(posts, sql`${posts.seq} = posts_fts.rowid`)
  .where(sql`posts_fts match ${match}`)
  .orderBy(sql`posts_fts.rowid desc`)
  .limit(LIMIT)
  .prepare();

const eventsFound = db
  .select(pick(events, ["id", "eventNumber", "eventName", "customerName", "eventDate", "status"]))
  .from(sql`events_fts`)
  .innerJoin(events, sql`${events.seq} = events_fts.rowid`)
  .where(sql`events_fts match ${match}`)
  .orderBy(sql`events_fts.rowid desc`)
  .limit(LIMIT)
  .prepare();

function firstOf<Row>(rows: Row[]): Found<Row> {
  return { items: rows.slice(0, RESULTS_PER_KIND), hasMore: rows.length > RESULTS_PER_KIND };
}

/**
 * The newest orders, customers, dishes, posts and bookings that contain every typed word, each as a
 * prefix. Null if nothing searchable was typed.
 */
export function searchShop(typed: string): ShopSearch | null {
  const query = fullTextQuery(typed);
  if (query === null) return null;
  const values = { match: query };
  const sections = sectionOptions();
  const orderValues = { match: orderSearchQuery(typed, true) };
  return {
    orders: firstOf(
      ordersFound.all(orderValues).map(({ createdAt, ...order }) => ({
        ...order,
        placedAt: formatShortDateTime(createdAt),
      })),
    ),
    customers: firstOf(customersFound.all(values)),
    products: firstOf(
      productsFound.all(values).map(({ category, ...product }) => ({
        ...product,
        section: labelOfSection(category, sections),
      })),
    ),
    posts: firstOf(postsFound.all(values)),
    events: firstOf(
      eventsFound.all(values).map(({ eventDate, ...event }) => ({
        ...event,
        day: formatDay(eventDate),
      })),
    ),
  };
}
