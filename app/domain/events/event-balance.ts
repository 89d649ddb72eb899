import { type Balance, duePaise } from "../ledger/payment.ts";
import type { CateringEvent } from "./event.ts";
import { recomputedPrice } from "./event-price.ts";

/** What a booking costs, and what was paid of it. */
export function eventBalance(event: CateringEvent): Balance & { keptReason: string } {
  const { status, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason } = event;
  const { totalPaise } = recomputedPrice(event);
  return { status, totalPaise, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason };
}

/** What is left to pay of the advance. */
export function advanceDuePaise(event: CateringEvent): number {
  const leftPaise = duePaise(eventBalance(event));
  return Math.max(0, Math.min(leftPaise, event.advancePaise - event.paidPaise));
}

/** What should be paid on that day (`YYYY-MM-DD`): before the event the advance, then everything. */
export function dueNowPaise(event: CateringEvent, today: string): number {
  const isAhead = today < event.eventDate && event.status !== "completed";
  return (isAhead && advanceDuePaise(event)) || duePaise(eventBalance(event));
}
