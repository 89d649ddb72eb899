import { and, asc, between, desc, eq, gt, inArray, lt, max, or, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { billCounters, bills } from "#db/schema/bills.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { dayInIndia, now } from "../clock.ts";
import { pick } from "../pick.ts";
import { billNumberOf, financialYearOf } from "./bill.ts";
import { BILLS_PER_PAGE } from "./bill-list-url.ts";
import { missingNumbers } from "./gaps.ts";

const columns = {
  ...pick(bills, ["id", "kind", "mode", "billNumber", "day", "totalPaise"]),
  orderNumber: sql<string | null>`(select order_number from orders where id = ${bills.orderId})`,
  eventNumber: sql<string | null>`(select event_number from events where id = ${bills.eventId})`,
};

const inMonth = between(
  bills.day,
  sql`${sql.placeholder("month")} || '-01'`,
  sql`${sql.placeholder("month")} || '-31'`,
);

const page = db
  .select(columns)
  .from(bills)
  .where(inMonth)
  .orderBy(desc(bills.day), desc(bills.id))
  .limit(BILLS_PER_PAGE)
  .offset(sql.placeholder("offset"))
  .prepare();

const count = db.select({ total: sql<number>`count(*)` }).from(bills).where(inMonth).prepare();

const named = sql.placeholder("typed");
const found = db
  .select(columns)
  .from(bills)
  .where(
    or(
      sql`${bills.billNumber} in (select value from json_each(${sql.placeholder("numbers")}))`,
      inArray(
        bills.orderId,
        db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, named)),
      ),
      inArray(
        bills.eventId,
        db.select({ id: events.id }).from(events).where(eq(events.eventNumber, named)),
      ),
    ),
  )
  .orderBy(desc(bills.id))
  .limit(BILLS_PER_PAGE)
  .prepare();

const ofMonth = db
  .select({
    ...columns,
    ...pick(bills, ["series", "financialYear", "number", "lines", "roundOffPaise"]),
    ...pick(bills, ["buyerName", "buyerGstin", "gstin", "placeOfSupply"]),
    creditedBill: sql<
      string | null
    >`(select bill_number from bills as of_bill where of_bill.id = bills.bill_id)`,
  })
  .from(bills)
  .where(inMonth)
  .orderBy(asc(bills.series), asc(bills.financialYear), asc(bills.number))
  .prepare();

const ofSeries = given(bills.series, bills.financialYear);
const numberBefore = db
  .select({ number: max(bills.number) })
  .from(bills)
  .where(and(ofSeries, lt(bills.number, sql.placeholder("number"))))
  .prepare();
const numberAfter = db
  .select({ number: bills.number })
  .from(bills)
  .where(and(ofSeries, gt(bills.number, sql.placeholder("number"))))
  .limit(1)
  .prepare();
const givenOut = db
  .select({ last: billCounters.last })
  .from(billCounters)
  .where(given(billCounters.series, billCounters.financialYear))
  .prepare();

/** Bills and credit notes of a month, newest first. */
export function billsOfMonth(month: string, pageNumber: number) {
  const offset = (pageNumber - 1) * BILLS_PER_PAGE;
  return {
    items: page.all({ month, offset }),
    total: count.get({ month })?.total ?? 0,
  };
}
export type ListedBill = ReturnType<typeof billsOfMonth>["items"][number];

const overNothing = db
  .select(columns)
  .from(bills)
  .where(
    sql`kind = 'credit_note' and total_paise = 0 and id not in (
      select seen.value from settings, json_each(settings.value) seen where settings.key = 'seenNotes')`,
  )
  .orderBy(desc(bills.id))
  .limit(BILLS_PER_PAGE)
  .prepare();

/** Credit notes of ₹0 that nobody has dismissed. An earlier version issued them when nothing was left to credit. */
export function creditNotesOverNothing(): ListedBill[] {
  return overNothing.all();
}

const YEARS = 8;

/**
 * Bill numbers that the typed text may mean: a whole number such as `CP/26-27/000123`, its last
 * digits in any recent year, or the number of an order or booking.
 */
function possibleNumbers(typed: string): string[] {
  if (!/^\d{1,7}$/.test(typed)) return [typed];
  const year = Number(dayInIndia(now()).slice(0, 4));
  return Array.from({ length: YEARS }, (_, ago) =>
    financialYearOf(`${year + 1 - ago}-01-01`),
  ).flatMap((financialYear) => [
    billNumberOf("bill", financialYear, Number(typed)),
    billNumberOf("credit_note", financialYear, Number(typed)),
  ]);
}

export function searchBills(q: string): ListedBill[] {
  const typed = q.trim().toUpperCase();
  return found.all({ typed, numbers: JSON.stringify(possibleNumbers(typed)) });
}

/** All bills and credit notes of a month in order of number, and the missing numbers. */
export function bookOfMonth(month: string) {
  const all = ofMonth.all({ month });
  const missing = missingNumbers(all, (first, last) => ({
    before: numberBefore.get(first)?.number ?? 0,
    givenOut: numberAfter.get(last) ? last.number : (givenOut.get(last)?.last ?? last.number),
  }));
  return { bills: all, missing };
}
