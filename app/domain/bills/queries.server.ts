import { desc, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { bills } from "#db/schema/bills.ts";
import type { Order } from "../orders/order.ts";
import { orderTicket } from "../orders/order-ticket.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Bill } from "./bill.ts";
import { billSlips, type OrderBills, orderFacts } from "./bill-slip.ts";

const byId = db.select().from(bills).where(given(bills.id)).prepare();

const ofOrder = db
  .select()
  .from(bills)
  .where(eq(bills.orderId, sql.placeholder("id")))
  .orderBy(desc(bills.id))
  .prepare();

const ofEvent = db
  .select()
  .from(bills)
  .where(eq(bills.eventId, sql.placeholder("id")))
  .orderBy(desc(bills.id))
  .prepare();

const lastDay = db
  .select({ day: sql<string | null>`max(${bills.day})` })
  .from(bills)
  .prepare();

/** Newest first, with credit notes. */
export function billsOfOrder(orderId: string): Bill[] {
  return ofOrder.all({ id: orderId });
}

/** Newest first, with credit notes. */
export function billsOfEvent(eventId: string): Bill[] {
  return ofEvent.all({ id: eventId });
}

export function findBill(id: string): Bill | undefined {
  return byId.get({ id });
}

/** The day of the last bill; empty before the first. */
export function lastBillDay(): string {
  return lastDay.get()?.day ?? "";
}

/** The bills that an order's bill page prints. */
export function orderBills(order: Order): OrderBills {
  return {
    ...billSlips(billsOfOrder(order.id), orderFacts(order)),
    ticket: orderTicket(order),
    fssai: shopSettings().bill.fssai,
  };
}
