import { m } from "#messages";
import { instantInIndia, minutesOfDay } from "../clock.ts";
import { eventTypeLabel } from "../event-type.ts";
import { shop } from "../shop.ts";
import type { CateringEvent } from "./event.ts";
import type { EventStatus } from "./status.ts";
import { eventStatusLabel } from "./status.ts";

const MAX_OCTETS = 75;

const icsStatus = (status: EventStatus) => {
  if (status === "cancelled") return "CANCELLED";
  return status === "pending" ? "TENTATIVE" : "CONFIRMED";
};

/** `20261205T123000Z`, as RFC 5545 §3.3.5 writes an instant. */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** RFC 5545 §3.3.11: a backslash escapes backslash, semicolon, comma and line break. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** RFC 5545 §3.1: lines have at most 75 octets; characters are not split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join("\r\n");
}

/** `changeCount` becomes the SEQUENCE, by which calendars recognize a newer version. */
export function calendarFile(event: CateringEvent, changeCount: number): string {
  const starts = instantInIndia(event.eventDate, minutesOfDay(event.eventTime));
  const ends = new Date(starts.getTime() + event.durationHours * 3_600_000);
  const place = [event.street, event.landmark, event.city, `${event.state} ${event.zipCode}`];
  const description = [
    m.catering_calendarEntry({
      ...shop.nameAndCity,
      eventType: eventTypeLabel(event.eventType),
      guestCount: event.guestCount,
    }),
    `${event.eventNumber}: ${eventStatusLabel(event.status)}.`,
    m.catering_questions({ phone: shop.phone }),
  ];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${shop.name}//Catering//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${event.eventNumber}@${shop.email.split("@")[1] ?? "shop"}`,
    `SEQUENCE:${changeCount}`,
    `DTSTAMP:${utc(event.updatedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(ends)}`,
    `SUMMARY:${escaped(event.eventName)}`,
    `LOCATION:${escaped(
      place
        .map((part) => part.trim())
        .filter(Boolean)
        .join(", "),
    )}`,
    `DESCRIPTION:${escaped(description.join("\n"))}`,
    `STATUS:${icsStatus(event.status)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}
