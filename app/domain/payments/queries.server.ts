import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { payments } from "#db/schema/orders.ts";
import { formatShortDateTime } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import type { OrderMoney, PaymentRow } from "./order-money.ts";
import { duePaise, owedPaise, paymentNames } from "./payment.ts";

const ofOrder = db
  .select({
    id: payments.id,
    kind: payments.kind,
    method: payments.method,
    amountPaise: payments.amountPaise,
    reason: payments.reason,
    byName: users.name,
    createdAt: payments.createdAt,
  })
  .from(payments)
  .leftJoin(users, eq(users.id, payments.byUserId))
  .where(eq(payments.orderId, sql.placeholder("orderId")))
  .orderBy(asc(payments.id))
  .prepare();

/** What was paid for an order and what is open, oldest first. */
export function orderMoney(order: Order): OrderMoney {
  return {
    totalPaise: order.totalPaise,
    paidPaise: order.paidPaise,
    duePaise: order.status === "cancelled" ? 0 : duePaise(order),
    owedPaise: owedPaise(order),
    payments: ofOrder.all({ orderId: order.id }).map(
      ({ method, byName, createdAt, ...payment }): PaymentRow => ({
        ...payment,
        method: paymentNames[method],
        who: byName ?? "",
        at: formatShortDateTime(createdAt),
      }),
    ),
  };
}
