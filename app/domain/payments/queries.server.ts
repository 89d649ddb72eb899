import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { payments } from "#db/schema/orders.ts";
import { formatShortDateTime } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { duePaise, owedPaise, type Payment, paymentNames } from "./payment.ts";

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

export type PaymentRow = Pick<Payment, "kind" | "amountPaise" | "reason"> & {
  id: string;
  method: string;
  who: string;
  at: string;
};

/** What was paid for an order and what is open, oldest first. */
export function orderMoney(order: Order) {
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
export type OrderMoney = ReturnType<typeof orderMoney>;
