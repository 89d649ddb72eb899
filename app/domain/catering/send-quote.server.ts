import { prepareInsert } from "#db/prepare-writes.server.ts";
import { eventQuotes } from "#db/schema/events.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { queueQuote } from "../emails/queue-customer-emails.server.ts";
import type { CateringEvent } from "../events/event.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { findEvent } from "../events/queries.server.ts";
import { type EventQuote, type QuoteTerms, quoteTerms } from "../events/quote-terms.ts";
import { eventStatusLabel, isFinalEventStatus } from "../events/status.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { bookingRefusals } from "./booking-form.ts";
import { dayProblem } from "./day-problem.server.ts";
import { quotablePackages, quoteBasis } from "./quotes.server.ts";
import type { QuoteInput } from "./schema.ts";

const insertQuote = prepareInsert(eventQuotes);

/** The terms that a quote would promise. */
export function promisedTerms(event: CateringEvent, input: QuoteInput): QuoteTerms {
  const { eventDate, eventTime, duration, guestCount, note } = input;
  const known = quotablePackages(event, quoteBasis(event).terms);
  const packages = input.packages.flatMap(({ name, isChosen, price }) => {
    const one = known.find((each) => each.name === name);
    if (!one || !isChosen) return [];
    return [{ ...one, pricePaise: price, totalPaise: price * guestCount }];
  });
  const customItems = input.lines.map(({ name, quantity, price, instructions }) => ({
    ...{ name, quantity, pricePaise: price, totalPaise: price * quantity },
    specialInstructions: instructions,
  }));
  const agreed = { travelPaise: input.travel, discountPaise: input.discount };
  const cancellationTerms = shopSettings().catering.cancellation;
  const chosen = { eventDate, eventTime, durationHours: duration, guestCount };
  return quoteTerms(
    { ...event, ...chosen, ...agreed, packages, customItems, cancellationTerms },
    note,
  );
}

/**
 * Sends the next version of a booking's quote. Problems: `not_found`, `forbidden`, `final_status`, `conflict` (somebody
 * else sent one since, the customer changed the booking since, or the day is full), `validation`.
 */
export function sendQuote(actor: User, eventId: string, input: QuoteInput): Result<EventQuote> {
  return writeAndPublish((): Result<EventQuote> => {
    const event = findEvent(actor, eventId);
    if (!event) return problem("not_found", m.shared_eventNotFound());
    if (!may(actor, "run catering")) return adminOnly;
    if (isFinalEventStatus(event.status)) {
      const label = eventStatusLabel(event.status).toLowerCase();
      return problem("final_status", m.catering_eventIsFinal({ label }));
    }
    const at = now();
    const basis = quoteBasis(event);
    if (input.version !== basis.version) {
      return problem("conflict", m.catering_quoteSentMeanwhile());
    }
    if (input.changeId !== basis.changeId) {
      return problem("conflict", m.catering_changedSinceYouOpened());
    }
    const version = basis.version + 1;
    const terms = promisedTerms(event, input);
    if (terms.packages.length + terms.customItems.length === 0) {
      return problem("validation", bookingRefusals.menu);
    }
    if (terms.discountPaise < input.discount) {
      return fieldProblem("discount", m.catering_discountTooHigh());
    }
    const refused = dayProblem(terms, at, { isAtShortNotice: true, changed: event });
    if (refused) return refused;
    const { validUntil } = input;
    insertQuote.run({ eventId, version, terms, validUntil, sentAt: at, byUserId: actor.id });
    const change = {
      kind: "quote",
      fromValue: String(version),
      toValue: "sent",
      reason: "",
    } as const;
    recordEventChange(actor, eventId, change, at);
    recordAudit(actor, {
      action: "event.quote_sent",
      subject: { id: eventId, name: event.eventNumber },
      before: null,
      after: { version, totalPaise: terms.totalPaise },
    });
    const quote = { version, terms, validUntil, sentAt: at, acceptedAt: null, changeRequest: "" };
    queueQuote(event, quote);
    return ok(quote);
  });
}
