import { newToken } from "../accounts/sessions.server.ts";
import { dayInPune, now } from "../clock.ts";
import { bookedMonth } from "./booked-month.server.ts";
import type { BookingDraft } from "./booking-draft.ts";
import { readMonth } from "./month.ts";

/**
 * Takes what the booking form holds and the month that was asked for (or none), returns what stands around
 * it: the first day that can be booked, the calendar and a single-use key.
 * Source: spec 2 §5 Form inputs; decisions, Catering; decisions, Ordering (the single-use key).
 */
export function bookingPage({ fields }: BookingDraft, askedMonth?: string) {
  return {
    today: dayInPune(now()),
    month: bookedMonth(readMonth(askedMonth) ?? readMonth(fields.eventDate)),
    bookingKey: newToken(),
  };
}
