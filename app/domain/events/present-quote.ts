import { paiseToRupees } from "../money.ts";
import { pick } from "../pick.ts";
import type { EventQuote } from "./quote-terms.ts";

/** The quote as its customer downloads it. */
export function presentQuote({ terms, ...quote }: EventQuote) {
  return {
    ...pick(quote, ["version", "validUntil", "changeRequest"]),
    sentAt: quote.sentAt.toISOString(),
    acceptedAt: quote.acceptedAt?.toISOString() ?? null,
    ...pick(terms, ["note", "eventDate", "eventTime", "guestCount"]),
    duration: terms.durationHours,
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
