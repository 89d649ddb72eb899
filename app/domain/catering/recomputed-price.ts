import type { CateringEvent } from "./event.ts";
import { type EventPrice, eventPrice } from "./event-price.ts";

type Priced = Pick<CateringEvent, "guestCount" | "locationType" | "packages" | "customItems"> &
  Omit<EventPrice, "balancePaise">;

/** Computed from the menu at the prices of the booking. An imported event without a menu has its stored totals. */
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
