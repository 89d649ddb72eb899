import { paiseToRupees } from "../money.ts";
import type { EventQuote } from "./quote-terms.ts";

/** The quote as its customer downloads it. */
export function presentQuote({ terms, ...quote }: EventQuote) {
  return {
    version: quote.version,
    sentAt: quote.sentAt.toISOString(),
    validUntil: quote.validUntil,
    acceptedAt: quote.acceptedAt?.toISOString() ?? null,
    changeRequest: quote.changeRequest,
    note: terms.note,
    eventDate: terms.eventDate,
    eventTime: terms.eventTime,
    duration: terms.durationHours,
    guestCount: terms.guestCount,
    packages: terms.packages.map(({ name, pricePaise }) => ({
      name,
      price: paiseToRupees(pricePaise),
    })),
    customItems: terms.customItems.map(({ name, quantity, pricePaise }) => ({
      ...{ name, quantity },
      price: paiseToRupees(pricePaise),
    })),
    travelFee: paiseToRupees(terms.travelPaise),
    discount: paiseToRupees(terms.discountPaise),
    total: paiseToRupees(terms.totalPaise),
  };
}
