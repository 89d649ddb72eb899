import { and, count, desc, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orderDayTotals, orders } from "#db/schema/orders.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../access/user.ts";
import { foundRows, type Paging, pagingOf } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import type { Order } from "../orders/order.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { seesContactsAndPayments } from "../orders/readable-order.ts";
import { isFinal, type OrderStatus } from "../orders/status.ts";
import { type OrderListFilter, statusesOf } from "./order-list-filter.ts";
import { orderSearchQuery } from "./order-search-query.server.ts";

type Filter = {
  own: boolean;
  status: "any" | "cancelled" | "other";
  searching: boolean;
};

// A search walks the full-text index, newest first; collecting all matches first is many times slower.
const fullText = sql`orders_fts`;
const isFullTextRow = sql`${orders.seq} = orders_fts.rowid`;

// The status is looked up in a small index rather than in the orders, which are spread over the
// file.
const hasStatusInIndex = {
  any: undefined,
  cancelled: sql`exists (select 1 from orders indexed by orders_cancelled
    where status = 'cancelled' and seq = orders_fts.rowid)`,
  // Unfinished orders are the newest, so the walk ends early.
  other: and(
    sql`exists (select 1 from orders indexed by orders_by_status
      where status = ${sql.placeholder("status")} and seq = orders_fts.rowid)`,
    sql`orders_fts.rowid >= (select min(seq) from orders where status = ${sql.placeholder("status")})`,
  ),
};

function matching({ own, status, searching }: Filter) {
  const hasStatus = status === "any" ? undefined : given(orders.status);
  return and(
    own ? given(orders.userId) : undefined,
    searching ? hasStatusInIndex[status] : hasStatus,
    searching ? sql`orders_fts match ${sql.placeholder("match")}` : undefined,
  );
}

const page = variants((filter: Filter) => {
  const query = filter.searching
    ? db
        .select(orderColumns)
        .from(fullText)
        .innerJoin(orders, isFullTextRow)
        .orderBy(sql`orders_fts.rowid desc`)
    : db.select(orderColumns).from(orders).orderBy(desc(orders.seq));
  return query
    .where(matching(filter))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

// Walks the index of open orders: its condition is repeated word for word, and the plus keeps
// SQLite from using another index.
const firstPromised = db
  .select(orderColumns)
  .from(orders)
  .where(
    and(
      sql`status not in ('delivered', 'cancelled')`,
      sql`+${orders.status} in (select value from json_each(${sql.placeholder("statuses")}))`,
      sql`(not ${sql.placeholder("onlyReady")} or ready_at is not null)`,
    ),
  )
  .orderBy(orders.promisedAt, orders.seq)
  .limit(sql.placeholder("limit"))
  .offset(sql.placeholder("offset"))
  .prepare();

const readyCount = db
  .select({ total: count() })
  .from(orders)
  .where(
    sql`status not in ('delivered', 'cancelled') and +${orders.status} = 'preparing' and ready_at is not null`,
  )
  .prepare();

const newCount = db
  .select({ total: count() })
  .from(orders)
  .where(
    sql`status not in ('delivered', 'cancelled') and +${orders.status} = 'pending' and pay_by is null`,
  )
  .prepare();

const countMatching = variants((filter: Filter) => {
  const total = { total: count() };
  if (!filter.searching) return db.select(total).from(orders).where(matching(filter)).prepare();
  const query = db
    .select({ seq: sql`orders_fts.rowid`.as("seq") })
    .from(fullText)
    .$dynamic();
  if (filter.own) query.innerJoin(orders, isFullTextRow);
  // Any 1000 matches give the same count, and the order of the index is fastest.
  const matches = query.where(matching(filter)).limit(MAX_SEARCH_RESULTS).as("some");
  return db.select(total).from(matches).prepare();
});

const statusCounts = db
  .select({
    status: orderDayTotals.status,
    orderCount: sql<number>`sum(${orderDayTotals.orderCount})`,
  })
  .from(orderDayTotals)
  .groupBy(orderDayTotals.status)
  .prepare();

export type OrderList = { items: Order[]; pagination: Paging };
type Range = { page: number; limit: number };
type ListView = Range & { status?: OrderStatus; search?: string; findsContacts: boolean };

function list(view: ListView, userId?: string): OrderList {
  const typed = view.search?.trim() ?? "";
  const match = orderSearchQuery(typed, view.findsContacts);
  const filter: Filter = {
    own: userId !== undefined,
    status: statusFilter(view.status),
    searching: match !== null,
  };
  if (typed && !match) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const values = { userId, status: view.status, match };
  const range = filter.searching
    ? foundRows(view.page, view.limit)
    : { limit: view.limit, offset: (view.page - 1) * view.limit };
  const rows = page(filter).all({ ...values, ...range });
  const total =
    filter.own || filter.searching
      ? (countMatching(filter).get(values)?.total ?? 0)
      : countByStatus(view.status);
  return { items: withItems(rows), pagination: pagingOf(view.page, view.limit, total) };
}

function statusFilter(status: OrderStatus | undefined): Filter["status"] {
  if (status === undefined) return "any";
  return status === "cancelled" ? status : "other";
}

function countByStatus(status: OrderStatus | undefined): number {
  return statusCounts
    .all()
    .filter((row) => status === undefined || row.status === status)
    .reduce((sum, row) => sum + row.orderCount, 0);
}

/** Newest first. */
export function listOwnOrders(
  actor: User,
  view: Omit<ListView, "search" | "findsContacts">,
): OrderList {
  return list({ ...view, findsContacts: true }, actor.id);
}

/** For staff, newest first. */
export function listAllOrders(actor: User, view: Omit<ListView, "findsContacts">): OrderList {
  return list({ ...view, findsContacts: seesContactsAndPayments(actor) });
}

/** For admins: open orders by promised time; finished ones and search results newest first. */
export function listFilteredOrders(
  filter: OrderListFilter,
  { search, findsContacts, page, limit }: Range & { search: string; findsContacts: boolean },
): OrderList {
  const statuses = statusesOf(filter);
  if (search || statuses.some(isFinal)) {
    const status = statuses.length === 1 ? statuses[0] : undefined;
    return list({ status, search, findsContacts, page, limit });
  }
  const offset = (page - 1) * limit;
  const onlyReady = Number(filter === "ready");
  const rows = firstPromised.all({ statuses: JSON.stringify(statuses), onlyReady, limit, offset });
  const counts = orderCounts();
  const total = onlyReady
    ? countReady()
    : statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return { items: withItems(rows), pagination: pagingOf(page, limit, total) };
}

const countReady = () => readyCount.get()?.total ?? 0;

/** Orders that wait for the shop's answer, without those that await payment. */
export const countNewOrders = () => newCount.get()?.total ?? 0;

/** The counts on the tabs of the list. */
export function filterCounts() {
  return { ...orderCounts(), ready: countReady() };
}

/** Counts by status; statuses without orders are missing. */
export function orderCounts(): Partial<Record<OrderStatus, number>> {
  return Object.fromEntries(statusCounts.all().map((row) => [row.status, row.orderCount]));
}
