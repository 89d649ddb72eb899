import { keptPercent } from "../terms/cancellation-terms.ts";
import type { CateringEvent } from "./event.ts";
import { eventBalance } from "./event-balance.ts";
import { share } from "./event-price.ts";
import { daysBetween } from "./status.ts";

/** What is kept if it is cancelled on that day (`YYYY-MM-DD`), at most what was paid. */
export function cancellationFee(event: CateringEvent, day: string) {
  const percent = keptPercent(event.cancellationTerms, daysBetween(day, event.eventDate));
  const { totalPaise, paidPaise } = eventBalance(event);
  return { percent, keptPaise: Math.min(share(totalPaise, percent), paidPaise) };
}
