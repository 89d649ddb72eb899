import { type BookingDraft, readBookingDraft } from "./booking-draft.ts";
import { bookingDefaults } from "./booking-form.ts";
import type { AskedBooking } from "./booking-url.ts";

type Contact = { name: string; email: string; phone: string };

/**
 * Takes who books and what the address asks for, returns what a new form starts with.
 * Source: spec 2 §4 Booking form.
 */
export function newBookingDraft(
  { name, email, phone }: Contact,
  asked: AskedBooking = {},
): BookingDraft {
  return readBookingDraft([
    ["eventType", asked.eventType ?? ""],
    ["eventDate", asked.eventDate ?? ""],
    ["duration", String(bookingDefaults.duration)],
    ["guestCount", String(bookingDefaults.guestCount)],
    ["location.type", bookingDefaults.locationType],
    ["contactInfo.primaryContact.name", name],
    ["contactInfo.primaryContact.phone", phone],
    ["contactInfo.primaryContact.email", email],
  ]);
}
