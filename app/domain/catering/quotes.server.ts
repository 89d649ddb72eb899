import { and, desc } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { eventQuotes } from "#db/schema/events.ts";
import { m } from "#messages";
import { addDays, dayInIndia, formatDateTime, formatLongDay, now } from "../clock.ts";
import type { CateringEvent, EventPackage } from "../events/event.ts";
import { priceList } from "../events/price-list.server.ts";
import {
  type BookingLimits,
  limitsIncluding,
  menuLabels,
  packageFor,
} from "../events/price-list.ts";
import { changesOfEvent, findAnyEvent } from "../events/queries.server.ts";
import { type EventQuote, type QuoteTerms, quoteTerms } from "../events/quote-terms.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { quotePath, readQuoteToken } from "../orders/tracking-token.server.ts";
import { shop } from "../shop.ts";
import { messageLink } from "../tracking/customer-message.ts";
import type { SentQuote } from "./shown-quote.ts";
import { quoteValues } from "./unsent-quote.ts";

const VALID_DAYS = 14;

const quoteColumns = columnsExcept(eventQuotes, ["eventId", "changeRequestedAt", "byUserId"]);
const ofEvent = given(eventQuotes.eventId);

const last = db
  .select(quoteColumns)
  .from(eventQuotes)
  .where(ofEvent)
  .orderBy(desc(eventQuotes.version))
  .limit(1)
  .prepare();
const allOfEvent = db
  .select(quoteColumns)
  .from(eventQuotes)
  .where(ofEvent)
  .orderBy(eventQuotes.version)
  .prepare();
const byVersion = db
  .select(quoteColumns)
  .from(eventQuotes)
  .where(and(ofEvent, given(eventQuotes.version)))
  .prepare();

export function lastQuote(eventId: string): EventQuote | undefined {
  return last.get({ eventId });
}

/** The first one first. */
export function quotesOfEvent(eventId: string): EventQuote[] {
  return allOfEvent.all({ eventId });
}

/** The terms that the reader saw: those of that version, or of the booking itself. */
export function termsSeen(event: CateringEvent, version: number): QuoteTerms {
  return byVersion.get({ eventId: event.id, version })?.terms ?? quoteTerms(event, "");
}

export type QuoteByLink = { event: CateringEvent; quote: EventQuote };

/** Anyone with the link may read it. */
export function findQuote(token: string): QuoteByLink | undefined {
  const read = readQuoteToken(token);
  const quote = read && lastQuote(read.eventId);
  const event = quote && findAnyEvent(read.eventId);
  return event ? { event, quote } : undefined;
}

/** The packages of the last quote and of the booking, at their prices, and those that are offered now. */
export function quotablePackages(event: CateringEvent, terms: QuoteTerms): EventPackage[] {
  const offered = priceList().packages.map((one) => packageFor(one, event.guestCount));
  const named = new Map<string, EventPackage>();
  for (const one of [...terms.packages, ...event.packages, ...offered]) {
    if (!named.has(one.name)) named.set(one.name, one);
  }
  return [...named.values()];
}

/**
 * The terms that the next quote starts from, so that it does not silently undo another quote or the customer's changes.
 */
export function quoteBasis(event: CateringEvent) {
  const quote = lastQuote(event.id);
  const changed = changesOfEvent(event).findLast(({ kind }) => kind === "changed");
  const isQuoted = quote && !quote.acceptedAt && !(changed && changed.createdAt > quote.sentAt);
  return {
    quote,
    version: quote?.version ?? 0,
    changeId: changed?.id ?? "",
    terms: isQuoted ? quote.terms : quoteTerms(event, quote?.terms.note ?? ""),
  };
}

/** The quote form starts from what was booked or last quoted, which must stay valid. */
export function quoteLimits(event: CateringEvent, nextTerms: QuoteTerms): BookingLimits {
  return limitsIncluding(priceList(), [event, nextTerms]);
}

function sentQuote(event: CateringEvent, quote: EventQuote, siteUrl: string): SentQuote {
  const url = siteUrl + quotePath(event.id);
  const text = inLanguage(event.language, () =>
    m.catering_quoteMessage({ ...shop.nameAndCity, url }),
  );
  return {
    version: quote.version,
    sentAt: formatDateTime(quote.sentAt),
    validUntil: formatLongDay(quote.validUntil),
    acceptedAt: quote.acceptedAt && formatDateTime(quote.acceptedAt),
    changeRequest: quote.changeRequest,
    url,
    whatsapp: messageLink("whatsapp", event.contactPhone, text),
  };
}

/** The data for the form of a booking's next quote, and the last quote as it was sent. */
export function quotePage(event: CateringEvent, siteUrl: string) {
  const { quote, version, changeId, terms } = quoteBasis(event);
  const labels = menuLabels();
  const offered = quotablePackages(event, terms).map(({ name, pricePaise, setupFeePaise }) => ({
    name,
    pricePaise,
    setupFeePaise,
    label: labels.ofPackage(name),
  }));
  const validUntil = [addDays(dayInIndia(now()), VALID_DAYS), terms.eventDate].sort()[0] ?? "";
  const values = quoteValues(terms, offered, { version, changeId, validUntil });
  const { locationType, serviceChargePercent, venueFeePaise } = event;
  return {
    sent: quote ? sentQuote(event, quote, siteUrl) : null,
    limits: quoteLimits(event, terms),
    offered,
    values,
    charges: { locationType, serviceChargePercent, venueFeePaise },
  };
}
