import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { placeholders } from "#db/placeholders.ts";
import { paymentReferences } from "#db/schema/payments.ts";

const insert = db
  .insert(paymentReferences)
  .values(placeholders("reference", "paymentId"))
  .onConflictDoNothing()
  .prepare();

const remove = db
  .delete(paymentReferences)
  .where(eq(paymentReferences.paymentId, sql.placeholder("paymentId")))
  .prepare();

const find = db
  .select({ paymentId: paymentReferences.paymentId })
  .from(paymentReferences)
  .where(eq(paymentReferences.reference, sql.placeholder("reference")))
  .prepare();

/** The claim or payment that uses a UPI reference. */
export function paymentWithReference(reference: string): string | undefined {
  return find.get({ reference })?.paymentId;
}

/** Reserves a reference for a claim or payment; false if another one has it. Call it inside the transaction that adds it. */
export function useReference(reference: string, paymentId: string): boolean {
  return insert.run({ reference, paymentId }).changes === 1;
}

/** After a claim or payment was taken back. */
export function releaseReference(paymentId: string): void {
  remove.run({ paymentId });
}
