import type { EventPackage } from "../events/event.ts";
import { eventPrice } from "../events/event-price.ts";
import type { QuoteTerms } from "../events/quote-terms.ts";
import { paiseToRupees } from "../money.ts";
import { paiseTyped } from "../typed-amount.ts";
import { countOf, rowsOf } from "./unsent-booking.ts";

/** The packages that a quote can contain, those of the booking first. */
export type QuotablePackage = Pick<EventPackage, "name" | "pricePaise" | "setupFeePaise"> & {
  label: string;
};

const rupees = (paise: number) => String(paiseToRupees(paise));

/** The initial values of the form for a quote. */
export function quoteValues(
  terms: QuoteTerms,
  offered: QuotablePackage[],
  { version, ...from }: { version: number; changeId: string; validUntil: string },
) {
  return {
    ...from,
    version: String(version),
    eventDate: terms.eventDate,
    eventTime: terms.eventTime,
    duration: String(terms.durationHours),
    guestCount: String(terms.guestCount),
    packages: offered.map(({ name, pricePaise }) => {
      const isChosen = terms.packages.some((one) => one.name === name);
      return { name, isChosen: isChosen ? "on" : "", price: rupees(pricePaise) };
    }),
    lines: terms.customItems.map((item) => ({
      name: item.name,
      quantity: String(item.quantity),
      price: rupees(item.pricePaise),
      instructions: item.specialInstructions,
    })),
    travel: rupees(terms.travelPaise),
    discount: rupees(terms.discountPaise),
    note: terms.note,
  };
}
/** The initial values of a line that the owner adds. */
export const newLine = { name: "", quantity: "1", price: "", instructions: "" };

export type QuoteValues = ReturnType<typeof quoteValues>;

const paiseOf = (typed: unknown) => paiseTyped(String(typed ?? ""));

type Charges = Pick<QuoteTerms, "locationType" | "serviceChargePercent" | "venueFeePaise">;

/** The form may be incomplete. */
export function unsentQuotePrice(
  typed: Partial<Record<keyof QuoteValues, unknown>>,
  offered: QuotablePackage[],
  charges: Charges,
) {
  const chosen = rowsOf(typed.packages).filter(({ isChosen }) => isChosen === "on");
  return eventPrice(
    {
      guestCount: countOf(typed.guestCount),
      locationType: charges.locationType,
      packages: chosen.map(({ name, price }) => {
        const setupFeePaise = offered.find((one) => one.name === name)?.setupFeePaise ?? 0;
        return { pricePaise: paiseOf(price), setupFeePaise };
      }),
      customItems: rowsOf(typed.lines).map(({ quantity, price }) => ({
        quantity: countOf(quantity),
        pricePaise: paiseOf(price),
      })),
    },
    { ...charges, travelPaise: paiseOf(typed.travel), discountPaise: paiseOf(typed.discount) },
  );
}
