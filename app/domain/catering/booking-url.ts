import { type EventType, readEventType } from "./status.ts";

export const BOOKING = "/catering/book";
/** Where the form's lesser buttons send it: it comes back changed, and nothing is booked. */
export const BOOKING_DRAFT = "/catering/book/draft";

/** What an address of the booking form asks for. */
export type AskedBooking = { eventType?: EventType; eventDate?: string };

/** Takes an address's query, returns what it asks for; nonsense asks for nothing. Source: spec 2 §2 /catering. */
export function askedBooking(query: URLSearchParams): AskedBooking {
  const date = query.get("date") ?? "";
  return {
    eventType: readEventType(query.get("type")),
    eventDate: /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : undefined,
  };
}

/** Takes what is asked for, returns the booking form's address. Source: spec 2 §2 /catering. */
export function bookingUrl({ eventType, eventDate }: AskedBooking = {}): string {
  const query = new URLSearchParams();
  if (eventType) query.set("type", eventType);
  if (eventDate) query.set("date", eventDate);
  return query.size > 0 ? `${BOOKING}?${query}` : BOOKING;
}
