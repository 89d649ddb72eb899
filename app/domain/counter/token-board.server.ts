import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { dayInIndia, now } from "../clock.ts";
import { isUnpaid } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { handoverLabel } from "../orders/channel.ts";
import type { Order } from "../orders/order.ts";
import { pick } from "../pick.ts";
import type { WaitingToken } from "./waiting-token.ts";

const columns = pick(orders, [
  "id",
  "orderNumber",
  "token",
  "channel",
  "deliveryType",
  "eatsHere",
  "tableNumber",
  "customerName",
  "readyAt",
  "paymentStatus",
  "totalPaise",
  "paidPaise",
  "payBy",
]);

const called = db
  .select(columns)
  .from(orders)
  .where(
    and(
      eq(orders.tokenDay, sql.placeholder("day")),
      eq(orders.status, "preparing"),
      eq(orders.deliveryType, "pickup"),
    ),
  )
  .orderBy(asc(orders.seq))
  .prepare();

/** Self orders that reach the kitchen only once they are paid. */
const unpaid = db
  .select(columns)
  .from(orders)
  .where(and(isNotNull(orders.payBy), eq(orders.channel, "self")))
  .orderBy(asc(orders.payBy))
  .prepare();

/**
 * How many tokens will be called before this order's; null unless the kitchen is still making it
 * for a waiting customer.
 */
export function ordersBefore({ id, readyAt }: Pick<Order, "id" | "readyAt">): number | null {
  if (readyAt) return null;
  const making = called.all({ day: dayInIndia(now()) }).filter((row) => row.readyAt === null);
  const position = making.findIndex((row) => row.id === id);
  return position < 0 ? null : position;
}

/** Today's tokens that customers wait for; those that became ready last come first. */
export function tokenBoard(): { preparing: string[]; ready: string[] } {
  const tokens = called.all({ day: dayInIndia(now()) });
  const ready = tokens
    .flatMap(({ token, readyAt }) => (readyAt ? [{ token, readyAt }] : []))
    .toSorted((a, b) => b.readyAt.getTime() - a.readyAt.getTime());
  return {
    preparing: tokens.filter(({ readyAt }) => readyAt === null).map(({ token }) => token),
    ready: ready.map(({ token }) => token),
  };
}

/**
 * Customers who have yet to pay, then the same tokens for the staff who hand the food over; food
 * that has been ready longest comes first.
 */
export function waitingTokens(): WaitingToken[] {
  const byReadiness = called
    .all({ day: dayInIndia(now()) })
    .toSorted(
      (a, b) => (a.readyAt?.getTime() ?? Infinity) - (b.readyAt?.getTime() ?? Infinity) || 0,
    );
  return [...unpaid.all(), ...byReadiness].map((row) => ({
    ...pick(row, ["id", "orderNumber", "token"]),
    handover: handoverLabel(row),
    isReady: row.readyAt !== null,
    isUnpaid: isUnpaid(row.paymentStatus),
    toPay: row.payBy && {
      name: row.customerName,
      amount: formatRupees(row.totalPaise - row.paidPaise),
    },
  }));
}
