import { db, given, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { payments } from "#db/schema/payments.ts";
import type { Actor } from "../access/user.ts";
import { billPaidEvent } from "../bills/bill-event.server.ts";
import { billPaidOrder } from "../bills/bill-order.server.ts";
import { businessDay } from "../business-day.server.ts";
import type { LedgerRow } from "../ledger/order-money.ts";
import { type LedgerEntry, type Payment, paymentStatusOf } from "../ledger/payment.ts";
import { releaseReference, reserveReference } from "../ledger/payment-references.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { pick } from "../pick.ts";

const insert = prepareInsert(payments);

type Sums = {
  paidPaise: number;
  refundedPaise: number;
  waivedPaise: number;
  claimedPaise: number;
};

// A reversal counts against the row it reverses; claims do not count until a payment confirms them.
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
      coalesce(sum(waived * sign), 0) waivedPaise,
      (select coalesce(sum(claim.amount_paise), 0) from payments claim
        where claim.${column} = :id and claim.kind = 'claim'
          and not exists (select 1 from payments answer where answer.applies_to = claim.id)) claimedPaise
    from signed`);

const sumsOfOrder = sumsWhere("order_id");
const sumsOfEvent = sumsWhere("event_id");

const orderById = db
  .select(pick(orders, ["status", "totalPaise", "keptPaise", "paidAt"]))
  .from(orders)
  .where(given(orders.id))
  .prepare();

/**
 * Recomputes the paid amount and the balance of an order. Call it inside every transaction that
 * changes its total, status or ledger.
 */
export function updateBalance(orderId: string, at: Date): void {
  const order = orderById.get({ id: orderId });
  const sums = sumsOfOrder.get({ id: orderId });
  if (!order || !sums) throw new Error("An order whose balance changed could not be read");
  const paymentStatus = paymentStatusOf({ ...order, ...sums });
  const paidAt = paymentStatus === "paid" ? (order.paidAt ?? at) : null;
  updateRow(orders, orderId, { ...sums, paymentStatus, paidAt, updatedAt: at });
  billPaidOrder({ id: orderId, status: order.status, paymentStatus }, at);
}

/** The order or booking that a payment is for. */
export type Payable = { orderId: string } | { eventId: string };

/**
 * Adds to the ledger, updates the paid amount and returns the row's id. `by` took or returned the
 * money, or claims to have paid it. Call it inside the transaction that decides about the amount.
 */
export function recordEntry(
  by: Actor | null,
  payable: Payable,
  entry: LedgerEntry,
  at: Date,
): string {
  const id = newId();
  insert.run({
    ...entry,
    ...payable,
    id,
    byUserId: by?.id,
    deviceId: by?.origin?.device?.id,
    day: businessDay(at),
    createdAt: at,
  });
  if (entry.appliesTo) releaseReference(entry.appliesTo);
  // Claims reserve their own references, because a claim whose reference is in use is recorded as failed.
  if (entry.kind === "payment" && entry.reference && !reserveReference(entry.reference, id)) {
    throw new Error("A reference must be checked before its payment is recorded");
  }
  if ("orderId" in payable) updateBalance(payable.orderId, at);
  else {
    const { eventId } = payable;
    const sums = sumsOfEvent.get({ id: eventId });
    if (!sums) throw new Error("An event whose balance changed could not be read");
    updateRow(events, eventId, { ...sums, updatedAt: at });
    billPaidEvent(eventId, at);
  }
  return id;
}

/** The claim that a UPI payment confirms: the one with its reference or, if it has none, one with the same amount. */
export function claimOfPayment(
  orderId: string,
  { method, amountPaise, reference }: Pick<LedgerEntry, "method" | "amountPaise" | "reference">,
): LedgerRow | undefined {
  if (method !== "upi") return undefined;
  const claims = ledgerOfOrder(orderId).filter(({ state }) => state === "claimed");
  if (reference) return claims.find((claim) => claim.reference === reference);
  return claims.find((claim) => claim.amountPaise === amountPaise);
}

/**
 * A payment confirms the matching claim and takes over its reference. Returns the row's id; an
 * order that costs nothing is paid without a ledger entry, so there is no id.
 */
export function recordPayment(
  by: Actor,
  order: { id: string },
  payment: Payment,
  at: Date,
): string {
  if (payment.amountPaise === 0) {
    updateBalance(order.id, at);
    return "";
  }
  const claim = payment.kind === "payment" ? claimOfPayment(order.id, payment) : undefined;
  const confirmed = claim && { appliesTo: claim.id, reference: claim.reference };
  return recordEntry(by, { orderId: order.id }, { ...payment, ...confirmed }, at);
}
