import { sqlite, write } from "#db/client.server.ts";
import type { Actor } from "../access/user.ts";
import { addDays, dayInIndia, now } from "../clock.ts";
import { queueEventReminder } from "../emails/queue-customer-emails.server.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { changesOfEvent, findAnyEvent } from "../events/queries.server.ts";
import { dueReminders, REMINDER_DAYS_AFTER } from "../events/reminder.ts";
import { queueEventReminderPush } from "../push/queue-push.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { lastQuote } from "./quotes.server.ts";

const theShop: Actor = { id: null, name: "", role: "owner" };

/** Upcoming bookings and those that have just taken place. */
const current = sqlite
  .prepare<[string], string>(
    "select id from events where event_date >= ? and status <> 'cancelled' order by event_date",
  )
  .pluck();

function remind(eventId: string, today: string, at: Date): number {
  return write(() => {
    const event = findAnyEvent(eventId);
    if (!event) return 0;
    const sent = new Set(
      changesOfEvent(event).flatMap(({ kind, toValue }) => (kind === "reminder" ? [toValue] : [])),
    );
    // One at a time; the next one is due an hour later.
    const due = dueReminders(event, lastQuote(eventId), today).find((kind) => !sent.has(kind));
    if (!due) return 0;
    const isTold = [queueEventReminder(event, due), queueEventReminderPush(event, due)];
    if (!isTold.includes(true)) return 0;
    const change = { kind: "reminder", fromValue: "", toValue: due, reason: "" } as const;
    recordEventChange(theShop, eventId, change, at);
    return 1;
  });
}

/** Reminds customers of bookings by email and push, once for each reason. Returns how many reminders were sent. */
export function sendReminders(): number {
  if (!shopSettings().catering.sendsReminders) return 0;
  const at = now();
  const today = dayInIndia(at);
  return current
    .all(addDays(today, -REMINDER_DAYS_AFTER))
    .reduce((sum, eventId) => sum + remind(eventId, today, at), 0);
}
