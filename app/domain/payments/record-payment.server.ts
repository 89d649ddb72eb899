import { eq, sql } from "drizzle-orm";
import { db, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { User } from "../accounts/user.ts";
import { businessDay } from "../day/business-day.server.ts";
import { type LedgerEntry, type Payment, paymentStatusOf } from "./payment.ts";

const insert = db
  .insert(payments)
  .values(
    placeholders(
      "id",
      "orderId",
      "eventId",
      "kind",
      "method",
      "amountPaise",
      "waivedPaise",
      "reference",
      "appliesTo",
      "reason",
      "byUserId",
      "deviceId",
      "isCarried",
      "day",
      "createdAt",
    ),
  )
  .prepare();

type Sums = { paidPaise: number; refundedPaise: number; waivedPaise: number };

// A reversal counts against what it takes back; claims count nothing.
const sumsWhere = (column: string) =>
  sqlite.prepare<[{ id: string }], Sums>(`
    with signed as (
      select row.amount_paise amount, row.waived_paise waived, row.kind kind, 1 sign
      from payments row where row.${column} = :id and row.kind <> 'reversal'
      union all
      select target.amount_paise, target.waived_paise, target.kind, -1
      from payments row join payments target on target.id = row.applies_to
      where row.${column} = :id and row.kind = 'reversal')
    select coalesce(sum(case kind when 'payment' then amount when 'refund' then -amount end * sign), 0) paidPaise,
      coalesce(sum(case kind when 'refund' then amount end * sign), 0) refundedPaise,
      coalesce(sum(waived * sign), 0) waivedPaise
    from signed`);

const sumsOfOrder = sumsWhere("order_id");
const sumsOfEvent = sumsWhere("event_id");

const orderById = db
  .select({ status: orders.status, totalPaise: orders.totalPaise, paidAt: orders.paidAt })
  .from(orders)
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

const setOrderBalance = db
  .update(orders)
  .set({
    paidPaise: sql`${sql.placeholder("paidPaise")}`,
    refundedPaise: sql`${sql.placeholder("refundedPaise")}`,
    waivedPaise: sql`${sql.placeholder("waivedPaise")}`,
    paymentStatus: sql`${sql.placeholder("paymentStatus")}`,
    paidAt: sql`${sql.placeholder("paidAt")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

const setEventBalance = db
  .update(events)
  .set({
    paidPaise: sql`${sql.placeholder("paidPaise")}`,
    refundedPaise: sql`${sql.placeholder("refundedPaise")}`,
    waivedPaise: sql`${sql.placeholder("waivedPaise")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(events.id, sql.placeholder("id")))
  .prepare();

/**
 * Sets what follows from an order's total, status and ledger. Call it after one of them changed, inside the same
 * transaction.
 */
export function updateBalance(orderId: string, at: Date): void {
  const order = orderById.get({ id: orderId });
  const sums = sumsOfOrder.get({ id: orderId });
  if (!order || !sums) throw new Error("An order whose balance changed could not be read");
  const paymentStatus = paymentStatusOf({ ...order, ...sums });
  const paidAt = paymentStatus === "paid" ? (order.paidAt ?? at) : null;
  setOrderBalance.run({
    ...sums,
    id: orderId,
    paymentStatus,
    paidAt: paidAt?.getTime() ?? null,
    at: at.getTime(),
  });
}

/** What money is for. */
export type Payable = { orderId: string } | { eventId: string };

/**
 * Adds to the ledger, updates what was paid and returns the row's id. `by` took or returned the money, or claims to have
 * paid it. Call it inside the transaction that decides about the amount.
 */
export function recordEntry(
  by: User | null,
  payable: Payable,
  entry: LedgerEntry,
  at: Date,
): string {
  const id = newId();
  insert.run({
    waivedPaise: 0,
    reference: "",
    appliesTo: null,
    reason: "",
    isCarried: false,
    orderId: null,
    eventId: null,
    ...entry,
    ...payable,
    id,
    byUserId: by?.id ?? null,
    deviceId: by?.origin?.device?.id ?? null,
    day: businessDay(at),
    createdAt: at,
  });
  if ("orderId" in payable) updateBalance(payable.orderId, at);
  else {
    const sums = sumsOfEvent.get({ id: payable.eventId });
    setEventBalance.run({ ...sums, id: payable.eventId, at: at.getTime() });
  }
  return id;
}

/** An order that costs nothing is paid without money. */
export function recordPayment(by: User, order: { id: string }, payment: Payment, at: Date): void {
  if (payment.amountPaise > 0) recordEntry(by, { orderId: order.id }, payment, at);
  else updateBalance(order.id, at);
}
