import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { orders, payments } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import { type Balance, type Payment, paymentStatusOf } from "./payment.ts";

const insert = db
  .insert(payments)
  .values(
    placeholders(
      "id",
      "orderId",
      "kind",
      "method",
      "amountPaise",
      "reason",
      "byUserId",
      "deviceId",
      "isCarried",
      "createdAt",
    ),
  )
  .prepare();

const setBalance = db
  .update(orders)
  .set({
    paidPaise: sql`${sql.placeholder("paidPaise")}`,
    paymentStatus: sql`${sql.placeholder("paymentStatus")}`,
    paidAt: sql`${sql.placeholder("paidAt")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

type PaidOrder = Balance & { id: string; paidAt: Date | null };

/**
 * Sets what follows from an order's total and payments. Call it after either changed, inside the same transaction.
 */
export function updateBalance(order: PaidOrder, at: Date): void {
  const paymentStatus = paymentStatusOf(order);
  const paidAt = paymentStatus === "paid" ? (order.paidAt ?? at) : null;
  setBalance.run({
    id: order.id,
    paidPaise: order.paidPaise,
    paymentStatus,
    paidAt: paidAt?.getTime() ?? null,
    at: at.getTime(),
  });
}

/** Call it inside the transaction that decides about the amount. `by` took or returned the money. */
export function recordPayment(by: User, order: PaidOrder, payment: Payment, at: Date): void {
  // An order that costs nothing is paid without money.
  if (payment.amountPaise > 0)
    insert.run({
      isCarried: false,
      ...payment,
      id: newId(),
      orderId: order.id,
      byUserId: by.id,
      deviceId: by.origin?.device?.id ?? null,
      createdAt: at,
    });
  const changePaise = payment.kind === "payment" ? payment.amountPaise : -payment.amountPaise;
  updateBalance({ ...order, paidPaise: order.paidPaise + changePaise }, at);
}
