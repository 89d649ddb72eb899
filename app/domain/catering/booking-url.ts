import { type EventType, readEventType } from "./status.ts";

export const BOOKING = "/catering/book";
/** Buttons that only change the form post here; nothing is booked. */
export const BOOKING_DRAFT = "/catering/book/draft";

/** Values that a link fills into the booking form. */
export type AskedBooking = { eventType?: EventType; eventDate?: string };

/** Ignores invalid values. */
export function askedBooking(query: URLSearchParams): AskedBooking {
  const date = query.get("date") ?? "";
  return {
    eventType: readEventType(query.get("type")),
    eventDate: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
  };
}

export function bookingUrl({ eventType, eventDate }: AskedBooking = {}): string {
  const query = new URLSearchParams();
  if (eventType) query.set("type", eventType);
  if (eventDate) query.set("date", eventDate);
  return query.size > 0 ? `${BOOKING}?${query}` : BOOKING;
}
