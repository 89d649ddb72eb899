import { m } from "#messages";
import { dayInIndia } from "../clock.ts";
import { translated } from "../language/translated.ts";
import { duePaise } from "../ledger/payment.ts";
import type { CateringEvent } from "./event.ts";
import { advanceDuePaise, eventBalance } from "./event-balance.ts";
import type { EventQuote } from "./quote-terms.ts";
import { daysBetween } from "./status.ts";

/** The reminders about a booking, each sent once; the most urgent first. */
const reminderKinds = [
  "day_before",
  "quote_unanswered",
  "advance_due",
  "week_before",
  "balance_due",
  "thank_you",
] as const;
export type ReminderKind = (typeof reminderKinds)[number];

const labels: Record<ReminderKind, string> = translated({
  day_before: m.emails_reminderDayBefore,
  quote_unanswered: m.emails_reminderQuote,
  advance_due: m.emails_reminderAdvance,
  week_before: m.emails_reminderWeekBefore,
  balance_due: m.emails_reminderBalance,
  thank_you: m.emails_reminderThanks,
});

/** The label for a reminder stored in a booking's history. */
export function reminderLabel(stored: string): string {
  const kind = reminderKinds.find((one) => one === stored);
  return kind ? labels[kind] : stored;
}

const QUOTE_DAYS = 3;
const ADVANCE_DAYS = 2;
const WEEK_DAYS = 7;
/** How many days after the event customers are still written to about open amounts or thanked. */
export const REMINDER_DAYS_AFTER = 7;

/** `today` is `YYYY-MM-DD`; see docs/catering.md. */
export function dueReminders(
  event: CateringEvent,
  quote: EventQuote | undefined,
  today: string,
): ReminderKind[] {
  const { status, eventDate } = event;
  const daysLeft = daysBetween(today, eventDate);
  const bookedDaysAgo = daysBetween(dayInIndia(event.createdAt), today);
  const isUnanswered = (one: EventQuote) =>
    !one.acceptedAt &&
    !one.changeRequest &&
    one.validUntil >= today &&
    daysBetween(dayInIndia(one.sentAt), today) >= QUOTE_DAYS;
  const isConfirmed = status === "confirmed";
  const isOver = daysLeft < 0 && daysLeft >= -REMINDER_DAYS_AFTER && status !== "cancelled";
  const leftPaise = duePaise(eventBalance(event));
  const conditions: Record<ReminderKind, boolean> = {
    day_before: isConfirmed && daysLeft === 1,
    quote_unanswered:
      (status === "pending" || isConfirmed) &&
      daysLeft > 0 &&
      quote !== undefined &&
      isUnanswered(quote),
    advance_due:
      isConfirmed && daysLeft > 0 && bookedDaysAgo >= ADVANCE_DAYS && advanceDuePaise(event) > 0,
    // Customers who booked later than that need no reminder.
    week_before:
      isConfirmed && daysLeft > 1 && daysLeft <= WEEK_DAYS && bookedDaysAgo + daysLeft > WEEK_DAYS,
    balance_due: isOver && status !== "pending" && leftPaise > 0,
    thank_you: isOver && status === "completed" && leftPaise === 0,
  };
  return reminderKinds.filter((kind) => conditions[kind]);
}
