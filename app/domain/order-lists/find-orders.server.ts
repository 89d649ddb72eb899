import { desc, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { variants } from "#db/variants.ts";
import { addDays, instantInIndia } from "../clock.ts";
import { foundRows, pagingOf } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import type { Order } from "../orders/order.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { type OrderListFilter, statusesOf } from "./order-list-filter.ts";
import type { OrderList } from "./order-lists.server.ts";
import { orderSearchQuery } from "./order-search-query.server.ts";
import { type PaymentFilter, paymentsOf } from "./payment-filter.ts";

/** `from` and `to` are days in India, both included. */
export type OrderQuery = {
  filter: OrderListFilter;
  search: string;
  /** Whether the search also covers emails and phone numbers. */
  findsContacts: boolean;
  from?: string;
  to?: string;
  payment?: PaymentFilter;
};

type Walk = "time" | "unpaid" | "refund_due" | "refunded" | "search";

const named = (name: string) => sql.placeholder(name);

// The rows to walk: those of the search, an index of the few orders with an open payment, or all by
// time.
const sources = {
  time: sql`orders`,
  unpaid: sql`orders indexed by orders_unpaid`,
  refund_due: sql`orders indexed by orders_to_refund`,
  refunded: sql`orders indexed by orders_refunded`,
  search: sql`orders_fts join orders on orders.seq = orders_fts.rowid`,
};

const timeRange = sql`orders.created_at >= ${named("from")} and orders.created_at <= ${named("until")}`;
const plainRange = sql`+orders.created_at >= ${named("from")} and +orders.created_at <= ${named("until")}`;

// Conditions of partial indexes are repeated word for word. A page of the export continues before
// its last order.
const walks = {
  time: sql`${timeRange} and (orders.created_at < ${named("until")} or orders.seq < ${named("before")})`,
  unpaid: sql`payment_status in ('pending', 'partly_paid') and status <> 'cancelled'
    and ${plainRange} and orders.seq < ${named("before")}`,
  refund_due: sql`payment_status = 'refund_due' and ${plainRange} and orders.seq < ${named("before")}`,
  refunded: sql`payment_status = 'refunded' and ${plainRange} and orders.seq < ${named("before")}`,
  // Orders from the same time have neighbouring rows.
  search: sql`orders_fts match ${named("match")} and orders_fts.rowid < ${named("before")}
    and orders_fts.rowid >= (select coalesce(min(seq), 0) from orders where ${timeRange})
    and orders_fts.rowid <= (select coalesce(max(seq), 0) from orders where ${timeRange})
    and ${plainRange}`,
};

const residual = sql`+orders.status in (select value from json_each(${named("statuses")}))
  and +orders.payment_status in (select value from json_each(${named("payments")}))
  and (${named("method")} is null or +orders.payment_method = ${named("method")})`;

const newestFirst = {
  time: sql`orders.created_at desc, orders.seq desc`,
  unpaid: sql`orders.seq desc`,
  refund_due: sql`orders.seq desc`,
  refunded: sql`orders.seq desc`,
  search: sql`orders_fts.rowid desc`,
};

/** The rows of a page, found in the index alone if possible. */
const foundIn = (walk: Walk) => sql`(
  select orders.seq matched from ${sources[walk]} where ${walks[walk]} and ${residual}
  order by ${newestFirst[walk]} limit ${named("limit")} offset ${named("offset")}) found`;

const page = variants(({ walk }: { walk: Walk }) =>
  db
    .select({ ...orderColumns, seq: orders.seq })
    .from(foundIn(walk))
    .innerJoin(orders, sql`${orders.seq} = found.matched`)
    .orderBy(...(walk === "time" ? [desc(orders.createdAt)] : []), desc(orders.seq))
    .prepare(),
);

const count = variants(({ walk }: { walk: Walk }) =>
  db.select({ total: sql<number>`count(*)` }).from(foundIn(walk)).prepare(),
);

function walkOf(payment: PaymentFilter | undefined, isSearch: boolean): Walk {
  if (isSearch) return "search";
  if (payment === undefined || payment === "paid") return "time";
  return payment === "refund_due" || payment === "refunded" ? payment : "unpaid";
}

/** Null if the search contains no words; nothing is found then. */
function valuesOf({ filter, search, findsContacts, from, to, payment }: OrderQuery) {
  const match = orderSearchQuery(search, findsContacts);
  if (search && !match) return null;
  const { statuses, method } = paymentsOf(payment);
  // No payment is expected for a cancelled order.
  const wanted = statusesOf(filter).filter(
    (status) => status !== "cancelled" || !statuses.includes("pending") || !payment,
  );
  return {
    walk: walkOf(payment, match !== null),
    values: {
      match,
      method,
      payments: JSON.stringify(statuses),
      statuses: JSON.stringify(wanted),
      from: from ? instantInIndia(from, 0).getTime() : 0,
      until: (to ? instantInIndia(addDays(to, 1), 0).getTime() : Number.MAX_SAFE_INTEGER) - 1,
      before: Number.MAX_SAFE_INTEGER,
    },
  };
}

/** Newest first, at most the newest 1000. */
export function findOrders(query: OrderQuery, range: { page: number; limit: number }): OrderList {
  const read = valuesOf(query);
  if (!read) return { items: [], pagination: pagingOf(range.page, range.limit, 0) };
  const { walk, values } = read;
  const most = { limit: MAX_SEARCH_RESULTS, offset: 0 };
  const total = count({ walk }).get({ ...values, ...most })?.total ?? 0;
  const rows = page({ walk }).all({ ...values, ...foundRows(range.page, range.limit) });
  return { items: withItems(rows), pagination: pagingOf(range.page, range.limit, total) };
}

const ORDERS_PER_CHUNK = 500;
export type FoundOrder = Omit<Order, "items">;

/** All of them, newest first. Each chunk continues where the previous one ended, so that new orders do not shift it. */
export function* orderChunks(query: OrderQuery): Generator<FoundOrder[]> {
  const read = valuesOf(query);
  if (!read) return;
  const { walk, values } = read;
  let { until, before } = values;
  while (true) {
    const limits = { limit: ORDERS_PER_CHUNK, offset: 0 };
    const rows = page({ walk }).all({ ...values, until, before, ...limits });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < ORDERS_PER_CHUNK) return;
    before = last.seq;
    if (walk === "time") until = last.createdAt.getTime();
  }
}
