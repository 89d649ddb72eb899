import { sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { eventQuotes } from "#db/schema/events.ts";
import { m } from "#messages";
import type { Actor } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { dayInIndia, now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { recordEventChange } from "../events/event-history.server.ts";
import { findAnyEvent } from "../events/queries.server.ts";
import type { EventQuote, QuoteAnswer } from "../events/quote-terms.ts";
import { eventStatusLabel, isFinalEventStatus } from "../events/status.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { dayProblem } from "./day-problem.server.ts";
import { tellOfQuoteAnswer } from "./event-reactions.server.ts";
import { findQuote, type QuoteByLink } from "./quotes.server.ts";
import { rewriteTerms } from "./write-menu.server.ts";

const ofVersion = given(eventQuotes.eventId, eventQuotes.version);
const accept = db
  .update(eventQuotes)
  .set({ acceptedAt: sql`${sql.placeholder("at")}` })
  .where(ofVersion)
  .prepare();
const requestChange = db
  .update(eventQuotes)
  .set({
    changeRequest: sql`${sql.placeholder("request")}`,
    changeRequestedAt: sql`${sql.placeholder("at")}`,
  })
  .where(ofVersion)
  .prepare();

/** Why a quote can no longer be answered; null while it can. */
function whyNotAnswerable({ event, quote }: QuoteByLink): Problem | null {
  if (isFinalEventStatus(event.status)) {
    const label = eventStatusLabel(event.status).toLowerCase();
    return problem("final_status", m.catering_eventIsFinal({ label }));
  }
  return quote.acceptedAt ? problem("already_in_status", m.catering_quoteAlreadyAccepted()) : null;
}

export function isExpired({ validUntil }: EventQuote, at: Date): boolean {
  return validUntil < dayInIndia(at);
}

/** Recorded in the customer's name, and in the audit log with `ip`, because anyone with the link can use it. */
function answered(
  { event, quote }: QuoteByLink,
  answer: QuoteAnswer,
  { reason, ip, at }: { reason: string; ip: string; at: Date },
): void {
  const person = { id: event.userId, name: event.customerName, role: "customer" } as const;
  const actor: Actor = { ...person, origin: { ip, device: null }, isByLink: true };
  const fromValue = String(quote.version);
  const change = { kind: "quote", fromValue, toValue: answer, reason } as const;
  recordEventChange(actor, event.id, change, at);
  recordAudit(actor, {
    action: `event.quote_${answer}`,
    subject: { id: event.id, name: event.eventNumber },
    before: null,
    after: { version: quote.version, totalPaise: quote.terms.totalPaise },
  });
}

function withQuote(
  token: string,
  answer: (found: QuoteByLink, at: Date) => Result<CateringEvent>,
): Result<CateringEvent> {
  return writeAndPublish(() => {
    const found = findQuote(token);
    if (!found) return problem("not_found", m.catering_quoteNotFound());
    return whyNotAnswerable(found) ?? answer(found, now());
  });
}

/**
 * The accepted quote becomes the booking, at the quote's prices; the status stays the same.
 * Problems: `not_found`, `final_status`, `already_in_status`, `conflict` (another version was sent
 * since, it has expired, or the day is full).
 */
export function acceptQuote(token: string, version: number, ip: string): Result<CateringEvent> {
  return withQuote(token, (found, at) => {
    const { event, quote } = found;
    if (quote.version !== version) return problem("conflict", m.catering_quoteOutdated());
    if (isExpired(quote, at)) return problem("conflict", m.catering_quoteExpired());
    const { terms } = quote;
    const refused = dayProblem(terms, at, { isAtShortNotice: true, changed: event });
    if (refused) return problem("conflict", refused.errors?.[0]?.msg ?? refused.message);
    accept.run({ eventId: event.id, version, at: at.getTime() });
    rewriteTerms({ ...event, ...terms }, at);
    answered(found, "accepted", { reason: "", ip, at });
    const after = findAnyEvent(event.id) ?? event;
    tellOfQuoteAnswer(after, "accepted");
    return ok(after);
  });
}

/** Problems: `not_found`, `final_status`, `already_in_status`. */
export function requestQuoteChange(
  token: string,
  request: string,
  ip: string,
): Result<CateringEvent> {
  return withQuote(token, (found, at) => {
    const { event, quote } = found;
    requestChange.run({ eventId: event.id, version: quote.version, request, at: at.getTime() });
    answered(found, "change_requested", { reason: request, ip, at });
    tellOfQuoteAnswer(event, "change_requested");
    return ok(event);
  });
}
