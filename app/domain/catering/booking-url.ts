import { type EventType, readEventType } from "../event-type.ts";
import { urlWithQuery } from "../lists/list-url.ts";

const CATERING = "/catering";
export const BOOKING = "/catering/book";
/** Buttons that only change the form post here and book nothing. */
export const BOOKING_CHANGE = "/catering/book/draft";
/** The page where staff take a booking. */
export const TAKEN_BOOKING = "/admin/events/new";

/** Values that a link fills into the booking form. */
export type BookingPrefill = { eventType?: EventType; eventDate?: string };

/** Ignores invalid values. */
export function readBookingPrefill(query: URLSearchParams): BookingPrefill {
  const date = query.get("date") ?? "";
  return {
    eventType: readEventType(query.get("type")),
    eventDate: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
  };
}

export function bookingUrl({ eventType, eventDate }: BookingPrefill = {}, page = BOOKING): string {
  return urlWithQuery(page, { type: eventType, date: eventDate });
}

/** Its buttons lead to the form and pass on the choices. */
export function cateringUrl(prefill: BookingPrefill): string {
  return bookingUrl(prefill, CATERING);
}
