import { and, desc, inArray } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import { formatTime, now } from "../clock.ts";
import { pick } from "../pick.ts";
import { formatPromisedTime } from "../terms/promised-times.ts";
import type { ActiveOrder } from "./active-order.ts";
import { expectedAt, isPastDue } from "./expected-at.ts";
import { ownOrdersVersion } from "./queries.server.ts";
import { activeStatuses } from "./status.ts";

const newestActive = db
  .select({
    ...pick(orders, ["orderNumber", "token", "status", "deliveryType"]),
    ...pick(orders, ["dueAt", "promisedAt", "promisedUntil", "delayMinutes"]),
  })
  .from(orders)
  .where(and(given(orders.userId), inArray(orders.status, activeStatuses)))
  .orderBy(desc(orders.seq))
  .limit(1)
  .prepare();

/** The customer's newest order that is neither delivered nor cancelled; null for a guest (null). */
export function activeOrderOf(customer: User | null): ActiveOrder | null {
  const order = customer && newestActive.get({ userId: customer.id });
  if (!order) return null;
  const { orderNumber, token, status } = order;
  const at = expectedAt(order);
  return {
    orderNumber,
    token,
    status,
    isLate: isPastDue(order, now()),
    expectedAt: order.dueAt ? formatPromisedTime(at) : formatTime(at),
    version: ownOrdersVersion(customer),
  };
}
