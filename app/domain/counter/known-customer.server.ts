import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { phoneDigits } from "../accounts/phone-digits.ts";
import type { User } from "../accounts/user.ts";
import { formatDate } from "../clock.ts";
import { findDish } from "../menu/queries.server.ts";
import { formatRupees } from "../money.ts";
import { configureDish } from "../options/configure-dish.ts";
import { offerOf } from "../options/queries.server.ts";
import type { Order, OrderItem } from "../orders/order.ts";
import { orderColumns, withItems } from "../orders/queries.server.ts";
import { selectionAgain } from "../orders/reorder.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import type { CounterLine, KnownCustomer, OrderAddress } from "./counter-order.ts";

const MOST_ORDERS = 30;
const MOST_ADDRESSES = 3;

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
  .limit(MOST_ORDERS)
  .prepare();

function addressesOf(placed: Omit<Order, "items">[]): OrderAddress[] {
  const found = new Map<string, OrderAddress>();
  for (const { street, city, zipCode } of placed) {
    const address = { street, city, zipCode };
    if (street) found.set(JSON.stringify(address).toLowerCase(), address);
  }
  return [...found.values()].slice(0, MOST_ADDRESSES);
}

type Again = { lines: CounterLine[]; changes: string[] };

function itemAgain(item: OrderItem): Again {
  const { name, quantity, specialInstructions: note } = item;
  const dish = item.productId ? findDish(item.productId, null) : undefined;
  if (!dish) return { lines: [], changes: [m.counter_isNoLongerOnThe({ name })] };
  if (dish.soldOut) return { lines: [], changes: [m.counter_isSoldOut({ name: dish.name })] };
  const offer = offerOf(dish);
  const { selection, gone } = selectionAgain(item, offer);
  const configured = configureDish(dish, offer, selection);
  if (!configured.ok) return { lines: [], changes: [configured.message] };
  const changes = gone.map((choice) => m.counter_comesWithout({ name: dish.name, choice }));
  const { pricePaise } = configured.value;
  if (pricePaise !== item.pricePaise) {
    const now = formatRupees(pricePaise);
    changes.push(
      m.counter_isNowInsteadOf({ name: dish.name, now, price: formatRupees(item.pricePaise) }),
    );
  }
  return { lines: [{ dish: dish.id, selection, quantity, note }], changes };
}

/** The person who ordered with that phone number, for staff who take orders; null for a new one. */
export function knownCustomer(actor: User, phone: string): Result<KnownCustomer | null> {
  if (!may(actor, "take orders")) return adminOnly;
  const placed = latest.all({ digits: phoneDigits(phone) });
  const [last] = withItems(placed.slice(0, 1));
  if (!last) return ok(null);
  const again = last.items.map(itemAgain);
  return ok({
    name: placed.find(({ customerName }) => customerName)?.customerName ?? "",
    addresses: addressesOf(placed),
    last: {
      placedOn: formatDate(last.createdAt),
      dishes: last.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(", "),
      lines: again.flatMap(({ lines }) => lines),
      changes: again.flatMap(({ changes }) => changes),
    },
  });
}
