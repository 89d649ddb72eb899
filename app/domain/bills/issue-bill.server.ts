import { sql } from "drizzle-orm";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { billCounters, bills } from "#db/schema/bills.ts";
import { queueBillPrints } from "../printers/queue-prints.server.ts";
import type { Bill, BillAmounts } from "./bill.ts";
import { billNumberOf, financialYearOf, seriesOf } from "./bill.ts";
import type { Buyer } from "./buyer.ts";

const insert = prepareInsert(bills);

const takeNumber = prepareInsert(billCounters, (insert) =>
  insert
    .onConflictDoUpdate({
      target: [billCounters.series, billCounters.financialYear],
      set: { last: sql`${billCounters.last} + 1` },
    })
    .returning({ last: billCounters.last }),
);

type Issued = BillAmounts &
  Buyer &
  Pick<Bill, "orderId" | "eventId" | "kind" | "billId" | "reason"> &
  Pick<Bill, "mode" | "legalName" | "gstin" | "placeOfSupply">;

/** Gives a bill the next number of its series. Call it inside the transaction that makes it due, so that no number is lost. */
export function issueBill(content: Issued, day: string, at: Date): Bill {
  const financialYear = financialYearOf(day);
  const name = seriesOf(content.kind);
  const { last: number } = takeNumber.get({ series: name, financialYear, last: 1 });
  const billNumber = billNumberOf(content.kind, financialYear, number);
  const numbered = { series: name, financialYear, number, billNumber };
  const bill = { ...content, ...numbered, id: newId(), day, createdAt: at };
  insert.run(bill);
  queueBillPrints(bill);
  return bill;
}
