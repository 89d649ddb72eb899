import { sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { settings } from "#db/schema/settings.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { creditNotesOverNothing, type ListedBill } from "./book.server.ts";

/**
 * Dismisses a credit note of ₹0 from the list to review. A bill's row never changes and no new
 * notes of this kind appear, so a setting stores their ids. Problems: `forbidden`, `not_found` (not
 * in the list).
 */
export function dismissNote(actor: User, billId: string): Result<ListedBill> {
  if (!may(actor, "keep the books")) return adminOnly;
  return write(() => {
    const note = creditNotesOverNothing().find(({ id }) => id === billId);
    if (!note) return problem("not_found", m.bills_noSuchBill());
    db.insert(settings)
      .values({ key: "seenNotes", value: [billId] })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`json_insert(${settings.value}, '$[#]', ${billId})` },
      })
      .run();
    const subject = { id: billId, name: note.billNumber };
    recordAudit(actor, { action: "bill.read", subject, before: null, after: { totalPaise: 0 } });
    return ok(note);
  });
}
