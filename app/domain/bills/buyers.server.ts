import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { billBuyers } from "#db/schema/bills.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { Billing } from "./buyer.ts";
import { billsOfEvent, billsOfOrder } from "./queries.server.ts";

const byId = db
  .select({
    buyerName: billBuyers.buyerName,
    buyerGstin: billBuyers.buyerGstin,
    purchaseOrder: billBuyers.purchaseOrder,
    billingContact: billBuyers.billingContact,
    placeOfSupply: billBuyers.placeOfSupply,
  })
  .from(billBuyers)
  .where(given(billBuyers.id))
  .prepare();

const upsert = prepareInsert(billBuyers, (insert) =>
  insert.onConflictDoUpdate({
    target: billBuyers.id,
    set: {
      buyerName: sql`excluded.buyer_name`,
      buyerGstin: sql`excluded.buyer_gstin`,
      purchaseOrder: sql`excluded.purchase_order`,
      billingContact: sql`excluded.billing_contact`,
      placeOfSupply: sql`excluded.place_of_supply`,
    },
  }),
);

const nobody: Billing = {
  buyerName: "",
  buyerGstin: "",
  purchaseOrder: "",
  billingContact: "",
  placeOfSupply: "",
};

/** The company that the bill of this order or booking will name, and who the bill is sent to. */
export function billingOf(id: string): Billing {
  return byId.get({ id }) ?? nobody;
}

/** An order or booking that the actor may read, with the number that the log uses. */
type Billed = { kind: "order" | "event"; id: string; number: string };

export function isBilled({ kind, id }: Pick<Billed, "kind" | "id">): boolean {
  return (kind === "order" ? billsOfOrder(id) : billsOfEvent(id)).length > 0;
}

/** Problems: `conflict` (the bill has been issued). */
export function saveBilling(actor: User, billed: Billed, billing: Billing): Result<Billing> {
  return write(() => {
    if (isBilled(billed)) return problem("conflict", m.bills_billAlreadyIssued());
    const { kind, id, number } = billed;
    // The contact is a person, and the log is kept for longer.
    const { billingContact: _, ...before } = billingOf(id);
    const { billingContact: __, ...after } = billing;
    upsert.run({ id, ...billing });
    recordAudit(actor, {
      action: `${kind}.buyer_changed`,
      subject: { id, name: number },
      before,
      after,
    });
    return ok(billing);
  });
}
