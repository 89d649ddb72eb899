import { m } from "#messages";
import { formatDate, instantInIndia, minutesOfDay } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { type ReminderKind, reminderLabel } from "../events/reminder.ts";
import type { PushMessage } from "./push-message.ts";

/** Shown on locked screens, so it says nothing about the customer. */
export function eventText({
  eventNumber,
  eventDate,
  eventTime,
  guestCount,
}: CateringEvent): string {
  return m.push_guestsOn({
    eventNumber,
    guestCount,
    date: formatDate(instantInIndia(eventDate, minutesOfDay(eventTime))),
  });
}

export function eventReminderPush(
  event: CateringEvent,
  kind: ReminderKind,
  path: string,
): PushMessage {
  const { eventNumber } = event;
  const title = m.emails_booking({ eventNumber, status: reminderLabel(kind) });
  return { title, body: eventText(event), path, tag: `event-${eventNumber}` };
}
