import type { CateringEvent } from "../catering/event.ts";
import { formatLongDay } from "../catering/event-times.ts";
import { eventStatusLabel, eventStatusMessage } from "../catering/status.ts";
import { dayInPune, formatClock, now } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import { type Email, oneLine } from "./email.ts";
import { emailBody } from "./email-layout.ts";

function whenAndWhere(event: CateringEvent): string {
  return [
    `When: ${formatLongDay(event.eventDate)}, ${formatClock(event.eventTime)}`,
    `Where: ${oneLine(`${event.street}, ${event.city} ${event.zipCode}`)}`,
    `Guests: ${event.guestCount}`,
  ].join("\n");
}

function linkToBooking({ eventNumber }: CateringEvent, siteUrl: string): string {
  return `Your booking: ${siteUrl}/my-events?event=${encodeURIComponent(eventNumber)}`;
}

export function eventBookedEmail(event: CateringEvent, siteUrl: string): Email {
  return {
    subject: `Your booking ${event.eventNumber} at ${shop.name}`,
    body: emailBody(event.contactName, [
      `Thank you for your booking ${event.eventNumber}: ${oneLine(event.eventName)}. We will call you to confirm it.`,
      whenAndWhere(event),
      `Total: ${formatRupees(event.totalPaise)}\nAdvance: ${formatRupees(event.advancePaise)}`,
      linkToBooking(event, siteUrl),
    ]),
  };
}

export function eventStatusEmail(event: CateringEvent, siteUrl: string): Email {
  const { eventNumber, status, eventDate } = event;
  const message = eventStatusMessage(status, eventDate, dayInPune(now()));
  const reason = status === "cancelled" ? oneLine(event.cancellationReason) : "";
  return {
    subject: `Booking ${eventNumber}: ${eventStatusLabel(status)}`,
    body: emailBody(event.contactName, [
      `${message.replace(/(?<=\w)$/, ".")} (${eventNumber}: ${oneLine(event.eventName)})`,
      reason ? `Reason: ${reason}` : null,
      whenAndWhere(event),
      linkToBooking(event, siteUrl),
    ]),
  };
}
