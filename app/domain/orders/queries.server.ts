import { asc, getTableColumns, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { isOffered } from "../availability/dish-state.server.ts";
import { constantProblem } from "../result.ts";
import type { Order, OrderItem } from "./order.ts";

export const orderColumns = {
  ...columnsExcept(orders, [
    "seq",
    "clientOrderId",
    "shortages",
    "tokenDay",
    "cartId",
    "phoneDigits",
    "ownerAlertedAt",
  ]),
  takenByName: sql<string | null>`(select name from users where users.id = ${orders.takenBy})`,
  sentByName: sql<string | null>`(select name from users where users.id = ${orders.sentBy})`,
  riderName: sql<string | null>`(select name from users where users.id = ${orders.riderId})`,
  soldDifferently: sql`exists (select 1 from order_changes
    where order_id = orders.id and kind = 'sold_offline' and reason <> '')`.mapWith(Boolean),
};

// One query for the items of a whole page of orders.
const itemsOf = db
  .select({
    ...getTableColumns(orderItems),
    slug: sql<string | null>`(
      select slug from products
      where products.id = ${orderItems.productId} and ${isOffered()} and deleted_at is null)`,
  })
  .from(orderItems)
  .where(sql`${orderItems.orderId} in (select value from json_each(${sql.placeholder("ids")}))`)
  .orderBy(asc(orderItems.id))
  .prepare();

const byId = db.select(orderColumns).from(orders).where(given(orders.id)).prepare();
const byNumber = db.select(orderColumns).from(orders).where(given(orders.orderNumber)).prepare();

const lastChangeOf = db
  .select({ at: sql<number>`coalesce(max(${orders.updatedAt}), 0)` })
  .from(orders)
  .where(given(orders.userId))
  .prepare();

type ItemRow = Omit<ReturnType<typeof itemsOf.all>[number], "orderId">;

/** Adds a row to the items read so far; the parts of a combo follow it. */
function addItem(items: OrderItem[], { partOf, partName, ...row }: ItemRow): void {
  const combo = partOf === null ? undefined : items.find(({ id }) => id === partOf);
  if (!combo) {
    items.push({ ...row, parts: [] });
    return;
  }
  const { slug: _, description: __, specialInstructions: ___, ...sold } = row;
  const { totalPaise, discountPaise: ____, ...part } = sold;
  combo.parts.push({ ...part, partName });
  combo.totalPaise += totalPaise;
  combo.pricePaise = combo.totalPaise / combo.quantity;
}

export function withItems(rows: Omit<Order, "items">[]): Order[] {
  const items = new Map<string, OrderItem[]>(rows.map((row) => [row.id, []]));
  for (const { orderId, ...item } of itemsOf.all({ ids: JSON.stringify([...items.keys()]) })) {
    addItem(items.get(orderId) ?? [], item);
  }
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
}

function visibleTo(actor: User, row: Omit<Order, "items"> | undefined): Order | undefined {
  if (!row || (!may(actor, "read orders") && row.userId !== actor.id)) return undefined;
  return withItems([row])[0];
}

export const orderNotFound = constantProblem("not_found", () => m.shared_orderNotFound());

/** For callers that check permissions themselves. */
export function findAnyOrder(id: string): Order | undefined {
  const row = byId.get({ id });
  return row && withItems([row])[0];
}

/** Customers find only their own orders; admins find all. */
export function findOrder(actor: User, id: string): Order | undefined {
  return visibleTo(actor, byId.get({ id }));
}

/** Only orders that the actor placed, even for admins, who see the others in the admin area. */
export function findOwnOrder(actor: User, orderNumber: string): Order | undefined {
  const order = visibleTo(actor, byNumber.get({ orderNumber }));
  return order?.userId === actor.id ? order : undefined;
}

/** Increases with every change of one of the actor's orders. */
export function ownOrdersVersion(actor: User): number {
  return lastChangeOf.get({ userId: actor.id })?.at ?? 0;
}
