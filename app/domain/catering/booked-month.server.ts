import { newToken } from "../accounts/sessions.server.ts";
import { dayInIndia, formatLongDay, now } from "../clock.ts";
import { contentOf } from "../content/queries.server.ts";
import { type EventType, eventTypes } from "../event-type.ts";
import { priceList } from "../events/price-list.server.ts";
import { bookedGuests } from "../events/queries.server.ts";
import { addMonths, daysOfMonth, monthLabel, readMonth } from "../month.ts";
import { holidayOn } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { cancellationTexts } from "../terms/cancellation-terms.ts";
import type { BookedDay, BookedMonth } from "./booked-month.ts";

const MONTHS_AHEAD = 24;

/** Without a `requested` month (`YYYY-MM`), the current one. A month that cannot be booked becomes the nearest that can. */
export function bookedMonth(requested?: string): BookedMonth {
  const today = dayInIndia(now());
  const first = today.slice(0, 7);
  const last = addMonths(first, MONTHS_AHEAD);
  // After sorting, the clamped month is in the middle.
  const [, month = first] = [first, requested ?? first, last].sort();
  const { catering, holidays } = shopSettings();
  const { guestsPerDay } = catering;
  const fewestGuests = priceList().guests.min;
  const booked = bookedGuests(`${month}-01`, `${month}-31`);
  const days = daysOfMonth(month).map((day): BookedDay => {
    const guests = booked.get(day)?.guests ?? 0;
    const room = Math.max(0, guestsPerDay - guests);
    const isFull = room < fewestGuests;
    const isHoliday = holidayOn(day, { holidays }) !== undefined;
    const state = day < today ? "past" : isHoliday ? "holiday" : isFull ? "full" : "free";
    return { day, label: formatLongDay(day), bookedGuests: guests, room, state };
  });
  return {
    month,
    label: monthLabel(month),
    days,
    guestsPerDay,
    previous: month > first ? addMonths(month, -1) : null,
    next: month < last ? addMonths(month, 1) : null,
  };
}

/** Falls back to all types if the owner's page lists none. */
function offeredEventTypes(): EventType[] {
  const shown = new Set(contentOf("cateringOccasion").map(({ type }) => type));
  return eventTypes.filter((type) => shown.size === 0 || shown.has(type));
}

/** What the booking form needs besides its fields. */
export function bookingPage(eventDate: string, requestedMonth?: string) {
  return {
    today: dayInIndia(now()),
    month: bookedMonth(readMonth(requestedMonth) ?? readMonth(eventDate)),
    bookingKey: newToken(),
    prices: priceList(),
    eventTypes: offeredEventTypes(),
    cancellation: cancellationTexts(shopSettings().catering.cancellation),
  };
}
