import { m } from "#messages";
import { formatClock, formatLongDay } from "../clock.ts";
import { formatRupees } from "../money.ts";
import { pick } from "../pick.ts";
import { cancellationTexts } from "../terms/cancellation-terms.ts";
import type { CateringEvent } from "./event.ts";
import { type EventPrice, eventPrice } from "./event-price.ts";
import { menuLabels } from "./price-list.ts";

const agreed = [
  ...(["eventDate", "eventTime", "durationHours", "guestCount", "locationType"] as const),
  ...(["serviceChargePercent", "venueFeePaise", "travelPaise", "discountPaise"] as const),
  ...(["packages", "customItems", "cancellationTerms"] as const),
] as const;
type Priced = Pick<CateringEvent, (typeof agreed)[number]>;

/** Everything that a quote promises, and its price. */
export type QuoteTerms = Priced & EventPrice & { note: string };

export type QuoteAnswer = "accepted" | "change_requested";

export type EventQuote = {
  version: number;
  terms: QuoteTerms;
  /** The last day on which it can be accepted, `YYYY-MM-DD`. */
  validUntil: string;
  sentAt: Date;
  acceptedAt: Date | null;
  changeRequest: string;
};

export function quoteTerms(priced: Priced, note: string): QuoteTerms {
  return { ...pick(priced, agreed), ...eventPrice(priced, priced), note };
}

/** The terms in a form that people can compare: a text for each thing that can differ. */
function describedTerms(terms: QuoteTerms): Map<string, string> {
  const labels = menuLabels();
  const texts = new Map<string, string>([
    [m.shared_date(), formatLongDay(terms.eventDate)],
    [m.shared_time(), formatClock(terms.eventTime)],
    [m.catering_duration(), m.catering_hours({ durationHours: terms.durationHours })],
    [m.shared_guests(), String(terms.guestCount)],
  ]);
  const add = (label: string, text: string) =>
    texts.set(label, [texts.get(label), text].filter(Boolean).join(", "));
  for (const { name, pricePaise } of terms.packages) {
    add(labels.ofPackage(name), m.catering_aGuest({ price: formatRupees(pricePaise) }));
  }
  for (const { name, quantity, pricePaise } of terms.customItems) {
    add(labels.ofDish(name), `${quantity} × ${formatRupees(pricePaise)}`);
  }
  if (terms.travelPaise > 0) add(m.catering_travel(), formatRupees(terms.travelPaise));
  if (terms.discountPaise > 0) add(m.shared_discount(), formatRupees(terms.discountPaise));
  for (const text of cancellationTexts(terms.cancellationTerms)) {
    add(m.settings_cancellationTerms(), text);
  }
  if (terms.note) add(m.catering_quoteNote(), terms.note);
  return texts.set(m.shared_total(), formatRupees(terms.totalPaise));
}

export type TermDifference = { label: string; before: string; after: string };

export function termDifferences(before: QuoteTerms, after: QuoteTerms): TermDifference[] {
  const [old, changed] = [describedTerms(before), describedTerms(after)];
  return [...new Set([...old.keys(), ...changed.keys()])]
    .map((label) => ({
      label,
      before: old.get(label) ?? "–",
      after: changed.get(label) ?? "–",
    }))
    .filter(({ before, after }) => before !== after);
}
