import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { keptPercent } from "../terms/cancellation-terms.ts";
import type { CateringEvent } from "./event.ts";
import { eventBalance } from "./event-balance.ts";
import { share } from "./event-price.ts";
import { daysBetween } from "./status.ts";

/** The amount kept if it is cancelled on that day (`YYYY-MM-DD`), at most the amount paid. */
export function cancellationFee(event: CateringEvent, day: string) {
  const percent = keptPercent(event.cancellationTerms, daysBetween(day, event.eventDate));
  const { totalPaise, paidPaise } = eventBalance(event);
  return { percent, keptPaise: Math.min(share(totalPaise, percent), paidPaise) };
}
export type CancellationFee = ReturnType<typeof cancellationFee>;

/** The sentence for the customer; null if the terms keep nothing. */
export function keptText({ percent, keptPaise }: CancellationFee): string | null {
  if (percent === 0) return null;
  return m.catering_keptOnCancellation({ percent, kept: formatRupees(keptPaise) });
}
