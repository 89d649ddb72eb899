import { m } from "#messages";
import { dayInIndia, formatClock, formatLongDay, now } from "../clock.ts";
import { cancellationReasons } from "../events/cancellation-reasons.ts";
import type { CateringEvent } from "../events/event.ts";
import { advanceDuePaise, eventBalance } from "../events/event-balance.ts";
import type { EventQuote } from "../events/quote-terms.ts";
import { type ReminderKind, reminderLabel } from "../events/reminder.ts";
import { eventStatusLabel, eventStatusMessage } from "../events/status.ts";
import { balanceText, duePaise } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { shop } from "../shop.ts";
import { type Email, oneLine } from "./email.ts";
import { emailBody } from "./email-layout.ts";

function whenAndWhere(event: CateringEvent): string {
  return [
    m.emails_when({
      eventDate: formatLongDay(event.eventDate),
      eventTime: formatClock(event.eventTime),
    }),
    m.emails_where({ address: oneLine(`${event.street}, ${event.city} ${event.zipCode}`) }),
    m.emails_guests({ guestCount: event.guestCount }),
  ].join("\n");
}

/** `payAt`: the path of the page for paying; null if there is none. */
export type EventLinks = { siteUrl: string; payAt: string | null };

/** My Events requires an account. */
function linksToBooking(event: CateringEvent, { siteUrl, payAt }: EventLinks): string | null {
  const url = `${siteUrl}/my-events?event=${encodeURIComponent(event.eventNumber)}`;
  const own = event.userId ? [m.emails_yourBooking({ url })] : [];
  const pay = payAt ? [m.emails_payOnline({ url: siteUrl + payAt })] : [];
  return [...own, ...pay].join("\n") || null;
}

export function eventBookedEmail(event: CateringEvent, links: EventLinks): Email {
  return {
    subject: m.emails_bookingSubject({ ...shop.nameAndCity, eventNumber: event.eventNumber }),
    body: emailBody(event.contactName, [
      m.emails_bookingThanks({
        eventNumber: event.eventNumber,
        eventName: oneLine(event.eventName),
      }),
      whenAndWhere(event),
      m.emails_totalAdvance({
        total: formatRupees(event.totalPaise),
        advance: formatRupees(event.advancePaise),
      }),
      linksToBooking(event, links),
    ]),
  };
}

/** Part of the payment for a cancelled booking is kept, or no longer kept. */
export function eventKeptEmail(event: CateringEvent, links: EventLinks): Email {
  const { eventNumber } = event;
  return {
    subject: m.emails_booking({ eventNumber, status: m.shared_cancellationFee() }),
    body: emailBody(event.contactName, [
      oneLine(balanceText(eventBalance(event))),
      m.orders_callWithQuestions(),
      linksToBooking(event, links),
    ]),
  };
}

export function eventStatusEmail(event: CateringEvent, links: EventLinks): Email {
  const { eventNumber, status, eventDate } = event;
  const message = eventStatusMessage(status, eventDate, dayInIndia(now()));
  const reason =
    status === "cancelled"
      ? oneLine(cancellationReasons.shown(event.cancellationReason, "customer"))
      : "";
  return {
    subject: m.emails_booking({ eventNumber, status: eventStatusLabel(status) }),
    body: emailBody(event.contactName, [
      `${message.replace(/(?<=\w)$/, ".")} (${eventNumber}: ${oneLine(event.eventName)})`,
      reason ? m.emails_reason({ reason }) : null,
      event.keptPaise > 0 ? oneLine(balanceText(eventBalance(event))) : null,
      whenAndWhere(event),
      linksToBooking(event, links),
    ]),
  };
}

type ReminderLinks = EventLinks & { quoteAt: string };

const news: Record<ReminderKind, (event: CateringEvent, links: ReminderLinks) => string> = {
  day_before: () => m.emails_reminderTomorrow(),
  quote_unanswered: (_, { siteUrl, quoteAt }) =>
    m.emails_reminderQuoteOpen({ url: siteUrl + quoteAt }),
  advance_due: (event) =>
    m.emails_reminderAdvanceDue({ amount: formatRupees(advanceDuePaise(event)) }),
  week_before: () => m.emails_reminderInAWeek(),
  balance_due: (event) =>
    m.emails_reminderBalanceDue({ amount: formatRupees(duePaise(eventBalance(event))) }),
  thank_you: (_, { siteUrl }) => m.emails_reminderThankYou({ url: `${siteUrl}/reviews/new` }),
};

export function eventReminderEmail(
  event: CateringEvent,
  kind: ReminderKind,
  links: ReminderLinks,
): Email {
  const { eventNumber } = event;
  return {
    subject: m.emails_booking({ eventNumber, status: reminderLabel(kind) }),
    body: emailBody(event.contactName, [
      news[kind](event, links),
      kind === "thank_you" ? null : whenAndWhere(event),
      linksToBooking(event, links),
      m.orders_callWithQuestions(),
    ]),
  };
}

/** Staff send it, even to an unverified address, so it contains nothing that a customer typed. */
export function quoteEmail(
  { eventNumber }: CateringEvent,
  { terms, validUntil }: EventQuote,
  url: string,
): Email {
  return {
    subject: m.emails_booking({ eventNumber, status: m.catering_quote() }),
    body: emailBody("", [
      m.emails_quoteReady({
        ...shop.nameAndCity,
        total: formatRupees(terms.totalPaise),
        validUntil: formatLongDay(validUntil),
      }),
      url,
      m.orders_callWithQuestions(),
    ]),
  };
}
