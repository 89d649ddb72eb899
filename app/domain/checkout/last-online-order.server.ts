import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import type { LastOrder } from "./unsent-checkout.ts";

const lastOnline = db
  .select({
    customerName: orders.customerName,
    phone: orders.phone,
    paymentMethod: orders.paymentMethod,
  })
  .from(orders)
  .where(and(eq(orders.userId, sql.placeholder("userId")), eq(orders.channel, "web")))
  .orderBy(desc(orders.seq))
  .limit(1)
  .prepare();

/** The customer's last one that nobody else took. */
export function lastOnlineOrder(user: User): LastOrder | undefined {
  return lastOnline.get({ userId: user.id });
}
