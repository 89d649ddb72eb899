import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { phoneDigits } from "../accounts/phone-number.ts";
import { reorderItem } from "../cart/reorder.server.ts";
import { formatDate } from "../clock.ts";
import { findDish } from "../menu/queries.server.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import type { CounterLine, KnownCustomer, OrderAddress } from "./counter-order.ts";

const MAX_ORDERS = 30;
const MAX_ADDRESSES = 3;

const latest = db
  .select(orderColumns)
  .from(orders)
  .where(
    and(
      eq(orders.phoneDigits, sql.placeholder("digits")),
      sql`${orders.phoneDigits} <> ''`,
      sql`${orders.status} <> 'cancelled'`,
    ),
  )
  .orderBy(desc(orders.seq))
  .limit(MAX_ORDERS)
  .prepare();

function addressesOf(placed: Omit<Order, "items">[]): OrderAddress[] {
  const found = new Map<string, OrderAddress>();
  for (const { street, city, zipCode } of placed) {
    const address = { street, city, zipCode };
    if (street) found.set(JSON.stringify(address).toLowerCase(), address);
  }
  return [...found.values()].slice(0, MAX_ADDRESSES);
}

function reorderLine(item: OrderItem): { lines: CounterLine[]; changes: string[] } {
  const { name, quantity, specialInstructions: note } = item;
  const dish = item.productId ? findDish(item.productId, null) : undefined;
  if (!dish) return { lines: [], changes: [m.cart_offMenu({ name })] };
  if (dish.soldOut) return { lines: [], changes: [m.counter_isSoldOut({ name: dish.name })] };
  const reordered = reorderItem(item, dish);
  if (!reordered.ok) return { lines: [], changes: [reordered.message] };
  const { selection, changes } = reordered.value;
  return { lines: [{ dish: dish.id, selection, quantity, note }], changes };
}

/** The customer with that phone number, for staff who take orders; null for a new one. */
export function knownCustomer(actor: User, phone: string): Result<KnownCustomer | null> {
  if (!may(actor, "take orders")) return adminOnly;
  const placed = latest.all({ digits: phoneDigits(phone) });
  const [last] = withItems(placed.slice(0, 1));
  if (!last) return ok(null);
  const reordered = last.items.map(reorderLine);
  return ok({
    name: placed.find(({ customerName }) => customerName)?.customerName ?? "",
    addresses: addressesOf(placed),
    last: {
      placedOn: formatDate(last.createdAt),
      dishes: last.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", "),
      lines: reordered.flatMap(({ lines }) => lines),
      changes: reordered.flatMap(({ changes }) => changes),
    },
  });
}
