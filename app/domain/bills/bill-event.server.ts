import { db, given } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { splitDiscount } from "../coupons/discount.ts";
import type { CateringEvent } from "../events/event.ts";
import { recomputedPrice } from "../events/event-price.ts";
import { findAnyEvent } from "../events/queries.server.ts";
import { isFinalEventStatus } from "../events/status.ts";
import { paymentStatusOf } from "../ledger/payment.ts";
import { cateringRateOf, type TaxTerms } from "../tax/tax-terms.ts";
import type { BillPart } from "./bill-amounts.ts";
import { billingOf } from "./buyers.server.ts";
import { placeOfEvent } from "./place-of-supply.ts";
import { billsOfEvent } from "./queries.server.ts";
import { type Billable, settleBill } from "./settle-bill.server.ts";

const balance = db
  .select({
    status: events.status,
    totalPaise: events.totalPaise,
    paidPaise: events.paidPaise,
    refundedPaise: events.refundedPaise,
    waivedPaise: events.waivedPaise,
    keptPaise: events.keptPaise,
  })
  .from(events)
  .where(given(events.id))
  .prepare();

/** Catering prices include tax even if menu prices do not. The bill keeps the English names of charges. */
function billableEvent(event: CateringEvent, terms: TaxTerms): Billable {
  const { guestCount, packages, customItems } = event;
  const price = recomputedPrice(event);
  const rate = cateringRateOf(terms);
  const part = (name: string, quantity: number, amountPaise: number): BillPart => ({
    ...{ name, quantity, rate, amountPaise, discountPaise: 0 },
  });
  const menu = [
    ...packages.map(({ name, totalPaise }) => part(`${name} package`, guestCount, totalPaise)),
    ...customItems.map(({ name, quantity, totalPaise }) => part(name, quantity, totalPaise)),
  ];
  const charges = [
    part("Service charge", 1, price.serviceChargePaise),
    part("Setup", 1, price.setupFeePaise),
    part("Delivery", 1, price.deliveryFeePaise),
    part("Travel", 1, price.travelPaise),
  ];
  // An imported booking has no menu.
  const lines = menu.length > 0 ? menu : [part("Catering", 1, price.subtotalPaise)];
  const full = [...lines, ...charges.filter(({ amountPaise }) => amountPaise > 0)];
  const discounts = splitDiscount(
    price.discountPaise,
    full.map(({ amountPaise }) => amountPaise),
  );
  return {
    orderId: null,
    eventId: event.id,
    parts: full.map((line, index) => {
      const discountPaise = discounts[index] ?? 0;
      return { ...line, amountPaise: line.amountPaise - discountPaise, discountPaise };
    }),
    taxPaise: price.taxPaise,
    totalPaise: price.totalPaise,
    waivedPaise: event.waivedPaise,
    paidPaise: event.paidPaise,
    placeOfSupply: placeOfEvent(event, billingOf(event.id), terms),
    keptPaise: event.keptPaise,
    isCancelled: event.status === "cancelled",
    isFixed: isFinalEventStatus(event.status),
  };
}

type Standing = { isPaid: boolean; isCompleted: boolean; wasBilled: boolean };

function settle(id: string, isBillDue: (standing: Standing) => boolean, at: Date): void {
  const row = balance.get({ id });
  if (!row) throw new Error("A booking that is billed could not be read");
  const issued = billsOfEvent(id);
  const paymentStatus = paymentStatusOf(row);
  const isPaid = paymentStatus === "paid" || paymentStatus === "refund_due";
  const standing = {
    isPaid,
    isCompleted: row.status === "completed",
    wasBilled: issued.length > 0,
  };
  const isDue = row.status === "cancelled" ? row.keptPaise > 0 : isBillDue(standing);
  const read = (terms: TaxTerms) => {
    const event = findAnyEvent(id);
    if (!event) throw new Error("A booking that is billed could not be read");
    return billableEvent(event, terms);
  };
  settleBill(id, issued, isDue, read, at);
}

/** Call it after the payments changed. A completed booking without a bill is older than billing. */
export function billPaidEvent(id: string, at: Date): void {
  settle(id, ({ isPaid, isCompleted, wasBilled }) => (isCompleted ? wasBilled : isPaid), at);
}

/** Call it when the booking is completed or cancelled, or when billing resumes. */
export function billEvent(id: string, at: Date): void {
  settle(id, ({ isPaid, isCompleted }) => isPaid || isCompleted, at);
}
