import { asc, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { isOffered } from "../availability/dish-state.server.ts";
import { constantProblem } from "../result.ts";
import type { Order, OrderItem } from "./order.ts";

export const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  userId: orders.userId,
  channel: orders.channel,
  language: orders.language,
  takenBy: orders.takenBy,
  takenByName: sql<string | null>`(select name from users where users.id = ${orders.takenBy})`,
  sentBy: orders.sentBy,
  sentByName: sql<string | null>`(select name from users where users.id = ${orders.sentBy})`,
  riderId: orders.riderId,
  riderName: sql<string | null>`(select name from users where users.id = ${orders.riderId})`,
  notHome: orders.notHome,
  deviceId: orders.deviceId,
  token: orders.token,
  status: orders.status,
  deliveryType: orders.deliveryType,
  eatsHere: orders.eatsHere,
  tableNumber: orders.tableNumber,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  paidAt: orders.paidAt,
  paidPaise: orders.paidPaise,
  refundedPaise: orders.refundedPaise,
  waivedPaise: orders.waivedPaise,
  claimedPaise: orders.claimedPaise,
  keptPaise: orders.keptPaise,
  keptReason: orders.keptReason,
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
  discounts: orders.discounts,
  discountPaise: orders.discountPaise,
  deliveryFeePaise: orders.deliveryFeePaise,
  packingPaise: orders.packingPaise,
  taxPaise: orders.taxPaise,
  tipPaise: orders.tipPaise,
  roundingPaise: orders.roundingPaise,
  upiAdjustmentPaise: orders.upiAdjustmentPaise,
  totalPaise: orders.totalPaise,
  cancellationReason: orders.cancellationReason,
  zoneName: orders.zoneName,
  dueAt: orders.dueAt,
  promisedAt: orders.promisedAt,
  promisedUntil: orders.promisedUntil,
  slotStartsAt: orders.slotStartsAt,
  plates: orders.plates,
  readyAt: orders.readyAt,
  changedAt: orders.changedAt,
  delayMinutes: orders.delayMinutes,
  ringsSince: orders.ringsSince,
  customerWaitsAt: orders.customerWaitsAt,
  payBy: orders.payBy,
  soldDifferently: sql`exists (select 1 from order_changes
    where order_id = orders.id and kind = 'sold_offline' and reason <> '')`.mapWith(Boolean),
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
};

// One query for the items of a whole page of orders.
const itemsOf = db
  .select({
    id: orderItems.id,
    orderId: orderItems.orderId,
    productId: orderItems.productId,
    name: orderItems.name,
    description: orderItems.description,
    local: orderItems.local,
    image: orderItems.image,
    pricePaise: orderItems.pricePaise,
    quantity: orderItems.quantity,
    totalPaise: orderItems.totalPaise,
    discountPaise: orderItems.discountPaise,
    options: orderItems.options,
    partOf: orderItems.partOf,
    partName: orderItems.partName,
    specialInstructions: orderItems.specialInstructions,
    madeQuantity: orderItems.madeQuantity,
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
  const { id, productId, name, local, image, pricePaise, quantity, options, madeQuantity } = row;
  combo.parts.push({
    id,
    productId,
    partName,
    name,
    local,
    image,
    pricePaise,
    quantity,
    options,
    madeQuantity,
  });
  combo.totalPaise += row.totalPaise;
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
