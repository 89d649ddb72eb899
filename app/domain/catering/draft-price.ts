import type { BookingDraft } from "./booking-draft.ts";
import { previewPrice } from "./booking-form.ts";
import type { EventPrice } from "./event-price.ts";

/** Takes a typed number, returns it; what is none counts nothing. */
export function countOf(typed: string): number {
  return /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : 0;
}

/** Takes what was typed, returns what it costs, in paise. Source: spec 2 §9 Event pricing. */
export function draftPrice({ fields, packages, customItems }: BookingDraft): EventPrice {
  return previewPrice(
    countOf(fields.guestCount),
    fields["location.type"] === "venue" ? "venue" : "indoor",
    {
      packages,
      customItems: customItems.map(({ name, quantity }) => ({ name, quantity: countOf(quantity) })),
    },
  );
}
