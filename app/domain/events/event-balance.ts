import { type Balance, duePaise } from "../ledger/payment.ts";
import type { CateringEvent } from "./event.ts";
import { recomputedPrice } from "./event-price.ts";

/** What a booking costs, and what was paid of it. */
export function eventBalance(event: CateringEvent): Balance & { keptReason: string } {
  const { status, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason } = event;
  const { totalPaise } = recomputedPrice(event);
  return { status, totalPaise, paidPaise, refundedPaise, waivedPaise, keptPaise, keptReason };
}

/** What is not paid yet, also of a cancelled booking. */
export function outstandingPaise(balance: Omit<Balance, "status">): number {
  return duePaise({ ...balance, status: "pending" });
}
