import { formatClock, formatLongDay } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { menuLabels } from "../events/price-list.ts";
import { type EventQuote, quoteTerms } from "../events/quote-terms.ts";
import { isFinalEventStatus } from "../events/status.ts";
import { pick } from "../pick.ts";
import { cancellationTexts } from "../terms/cancellation-terms.ts";

type Shown = { event: CateringEvent; quote: EventQuote };

function stateOf({ event, quote }: Shown, today: string) {
  if (quote.acceptedAt) return "accepted";
  if (isFinalEventStatus(event.status)) return "closed";
  return quote.validUntil < today ? "expired" : "open";
}

/** Anyone with the link can see it, so it leaves out the customer's contact and address. */
export function shownQuote(shown: Shown, today: string) {
  const { event, quote } = shown;
  const { note } = quote.terms;
  // A customer may have changed the booking after accepting.
  const terms = quote.acceptedAt ? quoteTerms(event, note) : quote.terms;
  const labels = menuLabels();
  return {
    ...pick(event, ["eventNumber", "eventName"]),
    version: quote.version,
    state: stateOf(shown, today),
    when: `${formatLongDay(terms.eventDate)}, ${formatClock(terms.eventTime)}`,
    ...pick(terms, ["durationHours", "guestCount"]),
    packages: terms.packages.map((one) => ({ ...one, label: labels.ofPackage(one.name) })),
    customItems: terms.customItems.map((item, at) => ({
      ...item,
      name: labels.ofDish(item.name),
      key: String(at),
    })),
    dietaryRequirements: [],
    specialRequests: "",
    price: terms,
    cancellation: cancellationTexts(terms.cancellationTerms),
    note,
    validUntil: formatLongDay(quote.validUntil),
    changeRequest: quote.changeRequest,
  };
}
export type ShownQuote = ReturnType<typeof shownQuote>;

/** The last quote, as staff see it. */
export type SentQuote = {
  version: number;
  sentAt: string;
  validUntil: string;
  acceptedAt: string | null;
  changeRequest: string;
  url: string;
  /** Opens WhatsApp with the link; null without a mobile number. */
  whatsapp: string | null;
};
