import { db, given, sqlite } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { paymentReferences } from "#db/schema/payments.ts";
import { m } from "#messages";
import { fieldProblem, type Problem } from "../result.ts";

const insert = prepareInsert(paymentReferences, (insert) => insert.onConflictDoNothing());

const remove = db.delete(paymentReferences).where(given(paymentReferences.paymentId)).prepare();

const find = db
  .select({ paymentId: paymentReferences.paymentId })
  .from(paymentReferences)
  .where(given(paymentReferences.reference))
  .prepare();

/** The claim or payment that uses a UPI reference. */
export function paymentWithReference(reference: string): string | undefined {
  return find.get({ reference })?.paymentId;
}

const numberOf = sqlite
  .prepare<[string], string>(
    `select coalesce(orders.order_number, events.event_number) from payment_references
     join payments on payments.id = payment_id
     left join orders on orders.id = payments.order_id left join events on events.id = payments.event_id
     where payment_references.reference = ?`,
  )
  .pluck();

/** A reference can belong to only one claim or payment in the whole shop. Problems: `conflict`. */
export function referenceInUse(reference: string): Problem | null {
  const number = numberOf.get(reference);
  if (number === undefined) return null;
  const msg = m.payments_referenceUsedFor({ reference, number });
  return fieldProblem("reference", msg, "conflict");
}

/**
 * Reserves a reference for a claim or payment; returns false if another one has it. Call it inside
 * the transaction that adds it.
 */
export function reserveReference(reference: string, paymentId: string): boolean {
  return insert.run({ reference, paymentId }).changes === 1;
}

/** Call it after a claim or payment was reversed, or after a payment confirmed a claim and took its reference over. */
export function releaseReference(paymentId: string): void {
  remove.run({ paymentId });
}
