import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { dayInIndia, now } from "../clock.ts";
import { isUnpaid } from "../ledger/payment.ts";
import { handoverLabel } from "../orders/channel.ts";
import type { WaitingToken } from "./waiting-token.ts";

const called = db
  .select({
    id: orders.id,
    orderNumber: orders.orderNumber,
    token: orders.token,
    channel: orders.channel,
    deliveryType: orders.deliveryType,
    eatsHere: orders.eatsHere,
    readyAt: orders.readyAt,
    paymentStatus: orders.paymentStatus,
  })
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

/** The tokens of today that customers wait for; those that became ready last come first. */
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

/** The same tokens for whoever hands the food over; what has been ready longest comes first. */
export function waitingTokens(): WaitingToken[] {
  return called
    .all({ day: dayInIndia(now()) })
    .toSorted(
      (a, b) => (a.readyAt?.getTime() ?? Infinity) - (b.readyAt?.getTime() ?? Infinity) || 0,
    )
    .map((row) => ({
      id: row.id,
      orderNumber: row.orderNumber,
      token: row.token,
      handover: handoverLabel(row),
      isReady: row.readyAt !== null,
      isUnpaid: isUnpaid(row.paymentStatus),
    }));
}
