import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { dayInPune, now } from "../clock.ts";

const called = db
  .select({ token: orders.token, readyAt: orders.readyAt })
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
  const tokens = called.all({ day: dayInPune(now()) });
  const ready = tokens
    .flatMap(({ token, readyAt }) => (readyAt ? [{ token, readyAt }] : []))
    .toSorted((a, b) => b.readyAt.getTime() - a.readyAt.getTime());
  return {
    preparing: tokens.filter(({ readyAt }) => readyAt === null).map(({ token }) => token),
    ready: ready.map(({ token }) => token),
  };
}
