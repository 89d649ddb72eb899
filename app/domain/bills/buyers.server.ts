import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { billBuyers } from "#db/schema/bills.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { type Buyer, buyerIn } from "./buyer.ts";
import { billsOfEvent, billsOfOrder } from "./queries.server.ts";

const byId = db
  .select()
  .from(billBuyers)
  .where(eq(billBuyers.id, sql.placeholder("id")))
  .prepare();

const upsert = prepareInsert(billBuyers, (insert) =>
  insert.onConflictDoUpdate({
    target: billBuyers.id,
    set: {
      buyerName: sql`excluded.buyer_name`,
      buyerGstin: sql`excluded.buyer_gstin`,
      purchaseOrder: sql`excluded.purchase_order`,
    },
  }),
);

const nobody: Buyer = { buyerName: "", buyerGstin: "", purchaseOrder: "" };

/** Whom the bill of this order or booking will name. */
export function buyerOf(id: string): Buyer {
  const stored = byId.get({ id });
  return stored ? buyerIn(stored) : nobody;
}

/** An order or booking that the actor may read, with the number by which the log names it. */
type Billed = { kind: "order" | "event"; id: string; number: string };

export function isBilled({ kind, id }: Pick<Billed, "kind" | "id">): boolean {
  return (kind === "order" ? billsOfOrder(id) : billsOfEvent(id)).length > 0;
}

/** Problems: `conflict` (the bill has been issued). */
export function saveBuyer(actor: User, billed: Billed, buyer: Buyer): Result<Buyer> {
  return write(() => {
    if (isBilled(billed)) return problem("conflict", m.bills_billAlreadyIssued());
    const { kind, id, number } = billed;
    const before = buyerOf(id);
    upsert.run({ id, ...buyer });
    recordAudit(actor, {
      action: `${kind}.buyer_changed`,
      subject: { id, name: number },
      before,
      after: buyer,
    });
    return ok(buyer);
  });
}
