import { newToken } from "../accounts/sessions.server.ts";
import { dayInPune, now } from "../clock.ts";
import { bookedMonth } from "./booked-month.server.ts";
import { readMonth } from "./month.ts";

/** What the booking form needs besides its fields. */
export function bookingPage(eventDate: string, askedMonth?: string) {
  return {
    today: dayInPune(now()),
    month: bookedMonth(readMonth(askedMonth) ?? readMonth(eventDate)),
    bookingKey: newToken(),
  };
}
