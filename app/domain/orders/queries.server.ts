import { and, asc, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import { orderChanges, orderItems, orderStatusCounts, orders } from "#db/schema/orders.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import { readCustomizations } from "../cart/customizations.ts";
import { type Paging, pagingOf } from "../paging.ts";
import type { Order, OrderChange, OrderItem } from "./order.ts";
import type { OrderStatus } from "./status.ts";

const columns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  userId: orders.userId,
  status: orders.status,
  deliveryType: orders.deliveryType,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  paidAt: orders.paidAt,
  customerName: orders.customerName,
  email: orders.email,
  phone: orders.phone,
  street: orders.street,
  city: orders.city,
  state: orders.state,
  zipCode: orders.zipCode,
  deliveryInstructions: orders.deliveryInstructions,
  notes: orders.notes,
  subtotalPaise: orders.subtotalPaise,
  deliveryFeePaise: orders.deliveryFeePaise,
  totalPaise: orders.totalPaise,
  cancellationReason: orders.cancellationReason,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
};

const byId = db
  .select(columns)
  .from(orders)
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();
const byNumber = db
  .select(columns)
  .from(orders)
  .where(eq(orders.orderNumber, sql.placeholder("orderNumber")))
  .prepare();

// One query for the items of a whole page of orders.
const itemsOf = db
  .select({
    id: orderItems.id,
    orderId: orderItems.orderId,
    productId: orderItems.productId,
    name: orderItems.name,
    description: orderItems.description,
    image: orderItems.image,
    pricePaise: orderItems.pricePaise,
    quantity: orderItems.quantity,
    totalPaise: orderItems.totalPaise,
    customizations: orderItems.customizations,
    specialInstructions: orderItems.specialInstructions,
  })
  .from(orderItems)
  .where(sql`${orderItems.orderId} in (select value from json_each(${sql.placeholder("ids")}))`)
  .orderBy(asc(orderItems.id))
  .prepare();

const changesOf = db
  .select({
    id: orderChanges.id,
    kind: orderChanges.kind,
    fromValue: orderChanges.fromValue,
    toValue: orderChanges.toValue,
    reason: orderChanges.reason,
    byName: users.name,
    byRole: orderChanges.byRole,
    createdAt: orderChanges.createdAt,
  })
  .from(orderChanges)
  .leftJoin(users, eq(users.id, orderChanges.byUserId))
  .where(eq(orderChanges.orderId, sql.placeholder("orderId")))
  .orderBy(asc(orderChanges.id))
  .prepare();

type Filter = { own: boolean; withStatus: boolean; searching: boolean };

// A search walks the index of words newest first; gathering all matches first takes many times as long.
const found = sql`orders_fts`;
const isOfFound = sql`${orders.seq} = orders_fts.rowid`;

function matching({ own, withStatus, searching }: Filter) {
  return and(
    own ? eq(orders.userId, sql.placeholder("userId")) : undefined,
    withStatus ? eq(orders.status, sql.placeholder("status")) : undefined,
    searching ? sql`orders_fts match ${sql.placeholder("match")}` : undefined,
  );
}

const page = variants((filter: Filter) => {
  const query = filter.searching
    ? db
        .select(columns)
        .from(found)
        .innerJoin(orders, isOfFound)
        .orderBy(sql`orders_fts.rowid desc`)
    : db.select(columns).from(orders).orderBy(desc(orders.seq));
  return query
    .where(matching(filter))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

const countMatching = variants((filter: Filter) => {
  const total = { total: sql<number>`count(*)`.as("total") };
  if (!filter.searching) return db.select(total).from(orders).where(matching(filter)).prepare();
  const query = db.select(total).from(found).$dynamic();
  if (filter.withStatus || filter.own) query.innerJoin(orders, isOfFound);
  return query.where(matching(filter)).prepare();
});

const statusCounts = db.select().from(orderStatusCounts).prepare();

const userTotals = db
  .select({
    status: orders.status,
    orderCount: sql<number>`count(*)`,
    totalPaise: sql<number>`sum(${orders.totalPaise})`,
  })
  .from(orders)
  .where(eq(orders.userId, sql.placeholder("userId")))
  .groupBy(orders.status)
  .prepare();

function withItems(rows: Omit<Order, "items">[]): Order[] {
  const items = new Map<string, OrderItem[]>(rows.map((row) => [row.id, []]));
  for (const { orderId, ...item } of itemsOf.all({ ids: JSON.stringify([...items.keys()]) })) {
    items.get(orderId)?.push({ ...item, customizations: readCustomizations(item.customizations) });
  }
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
}

function shownTo(actor: User, row: Omit<Order, "items"> | undefined): Order | undefined {
  if (!row || (actor.role !== "admin" && row.userId !== actor.id)) return undefined;
  return withItems([row])[0];
}

/** Takes who asks and an order's id, returns the order if it is theirs or they are an admin. Source: API contract, GET /api/orders/{id}. */
export function findOrder(actor: User, id: string): Order | undefined {
  return shownTo(actor, byId.get({ id }));
}

/** Takes who asks and an order number, returns the order if it is theirs or they are an admin. Source: decisions, Ordering. */
export function findOrderByNumber(actor: User, orderNumber: string): Order | undefined {
  return shownTo(actor, byNumber.get({ orderNumber }));
}

/** Takes an order, returns what happened to it, oldest first. Source: decisions, Ordering. */
export function changesOfOrder(order: Order): OrderChange[] {
  return changesOf.all({ orderId: order.id });
}

export type OrderList = { items: Order[]; pagination: Paging };
type ListView = { status?: OrderStatus; search?: string; page: number; limit: number };

function list(view: ListView, userId?: string): OrderList {
  const typed = view.search?.trim() ?? "";
  const match = fullTextQuery(typed);
  const filter = {
    own: userId !== undefined,
    withStatus: view.status !== undefined,
    searching: match !== null,
  };
  if (typed && !match) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const values = { userId, status: view.status, match };
  const rows = page(filter).all({
    ...values,
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
  });
  const total =
    filter.own || filter.searching
      ? (countMatching(filter).get(values)?.total ?? 0)
      : countByStatus(view.status);
  return { items: withItems(rows), pagination: pagingOf(view.page, view.limit, total) };
}

function countByStatus(status: OrderStatus | undefined): number {
  return statusCounts
    .all()
    .filter((row) => status === undefined || row.status === status)
    .reduce((sum, row) => sum + row.orderCount, 0);
}

/** Takes who asks and a view, returns their own orders, newest first. Source: API contract, GET /api/orders/user. */
export function listOwnOrders(actor: User, view: Omit<ListView, "search">): OrderList {
  return list(view, actor.id);
}

/** Takes a view, returns everybody's orders, newest first; for admins. Source: API contract, GET /api/orders; spec 2 §2. */
export function listAllOrders(view: ListView): OrderList {
  return list(view);
}

/** Returns how many orders the shop has in each status. Source: spec 2 §2 /admin/orders. */
export function orderCounts(): Record<string, number> {
  return Object.fromEntries(statusCounts.all().map((row) => [row.status, row.orderCount]));
}

/** Takes who asks, returns the figures above My Orders; cancelled orders are not money spent. Source: spec 1 §2 My Orders, §4. */
export function ownOrderStatistics(actor: User) {
  const rows = userTotals.all({ userId: actor.id });
  const sumOf = (statuses: (status: OrderStatus) => boolean, of: "orderCount" | "totalPaise") =>
    rows.filter((row) => statuses(row.status)).reduce((sum, row) => sum + row[of], 0);
  return {
    totalOrders: sumOf(() => true, "orderCount"),
    activeOrders: sumOf((status) => status !== "delivered" && status !== "cancelled", "orderCount"),
    deliveredOrders: sumOf((status) => status === "delivered", "orderCount"),
    spentPaise: sumOf((status) => status !== "cancelled", "totalPaise"),
  };
}
