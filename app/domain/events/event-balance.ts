import { type Balance, duePaise } from "../ledger/payment.ts";
import type { CateringEvent } from "./event.ts";
import { recomputedPrice } from "./event-price.ts";

/** The cost of a booking and the payments made. */
export function eventBalance(event: CateringEvent): Balance & { keptReason: string } {
  const { status, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason } = event;
  const { totalPaise } = recomputedPrice(event);
  return { status, totalPaise, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason };
}

/** The rest of the advance that is still due. */
export function advanceDuePaise(event: CateringEvent): number {
  const leftPaise = duePaise(eventBalance(event));
  return Math.max(0, Math.min(leftPaise, event.advancePaise - event.paidPaise));
}

/** The amount due on that day (`YYYY-MM-DD`): before the event the advance, afterwards everything. */
export function dueNowPaise(event: CateringEvent, today: string): number {
  const isAhead = today < event.eventDate && event.status !== "completed";
  return (isAhead && advanceDuePaise(event)) || duePaise(eventBalance(event));
}
