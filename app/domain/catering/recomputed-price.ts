import type { CateringEvent } from "./event.ts";
import { type EventPrice, eventPrice } from "./event-price.ts";

type Priced = Pick<CateringEvent, "guestCount" | "locationType" | "packages" | "customItems"> &
  Omit<EventPrice, "balancePaise">;

/**
 * Takes a booking, returns its price worked out anew from what was booked, at the prices of that day; one
 * without a menu (from an import) keeps the stored figures. For a booking made here both are the same.
 * Source: spec 2 §9 ("The admin display recomputes and falls back to stored values").
 */
export function recomputedPrice(event: Priced): EventPrice {
  if (event.packages.length + event.customItems.length > 0) return eventPrice(event);
  const { subtotalPaise, serviceChargePaise, setupFeePaise, deliveryFeePaise } = event;
  const { taxPaise, totalPaise, advancePaise } = event;
  return {
    subtotalPaise,
    serviceChargePaise,
    setupFeePaise,
    deliveryFeePaise,
    taxPaise,
    totalPaise,
    advancePaise,
    balancePaise: totalPaise - advancePaise,
  };
}
