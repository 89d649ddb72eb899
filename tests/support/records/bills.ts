import { randomUUID } from "node:crypto";
import type { ChangeableDatabase } from "./dishes.ts";

/** A receipt of ₹100, in its own series, for an order that is no longer in the database. */
export function addBill(database: ChangeableDatabase): { id: string } {
  const id = randomUUID();
  const line = {
    ...{ name: "Bhel", code: "", quantity: 1, basisPoints: 0, discountPaise: 0 },
    ...{ taxablePaise: 10_000, cgstPaise: 0, sgstPaise: 0, totalPaise: 10_000 },
  };
  database.change(
    `insert into bills (id, kind, series, financial_year, number, bill_number, mode, lines, tax_paise,
      round_off_paise, total_paise, day, created_at)
      values (?, 'bill', ?, '26-27', 1, ?, 'unregistered', ?, 0, 0, 10000, '2026-11-21', 0)`,
    id,
    id,
    id.slice(0, 16),
    JSON.stringify([line]),
  );
  return { id };
}
