import { billEvent } from "#app/domain/bills/bill-event.server.ts";
import { billOrder } from "#app/domain/bills/bill-order.server.ts";
import { dayInIndia } from "#app/domain/clock.ts";
import { findAnyOrder } from "#app/domain/orders/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import { db, sqlite } from "#db/client.server.ts";
import { taxTerms } from "#db/schema/bills.ts";
import { DAY_MS, DAYS, type Demo } from "./demo.ts";

/** Older orders have none, as if they were from before the shop issued bills. */
const BILLED_ORDERS = 200;

const lastBillable = sqlite.prepare<[number], { id: string; finishedAt: number }>(`
  select id, updated_at finishedAt from
    (select id, updated_at from orders where status = 'delivered' or kept_paise > 0 order by seq desc limit ?)
  order by updated_at, id`);
const lastInterstate = sqlite
  .prepare<[string], string>(
    "select id from events where state <> ? and status = 'completed' order by seq desc limit 1",
  )
  .pluck();
const hasTerms = sqlite.prepare("select 1 from tax_terms limit 1");

/**
 * Tax invoices of a regular taxpayer, for the most recent orders that were delivered or cost a
 * cancellation fee. Call it inside a transaction.
 */
export function fillBills(demo: Demo): void {
  const createdAt = new Date(demo.untilMs - DAYS * DAY_MS);
  if (!hasTerms.get()) {
    const terms = {
      fromDay: dayInIndia(createdAt),
      mode: "regular" as const,
      legalName: "Chatpata Foods",
      gstin: "27AAPFU0939F1ZV",
      rates: { "": { basisPoints: 500, code: "996331" } },
      cateringRate: { basisPoints: 500, code: "996334" },
      createdAt,
    };
    db.insert(taxTerms).values(terms).run();
  }
  const orders = lastBillable.all(BILLED_ORDERS);
  for (const { id, finishedAt } of orders) {
    const order = findAnyOrder(id);
    if (order) billOrder(order, new Date(finishedAt));
  }
  // With IGST.
  const interstate = lastInterstate.get(shop.state);
  if (interstate) billEvent(interstate, new Date(demo.untilMs));
  demo.onStep(`${orders.length} bills`);
}
