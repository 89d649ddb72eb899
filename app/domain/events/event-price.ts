import { pick } from "../pick.ts";
import type { CateringEvent, LocationType } from "./event.ts";
import type { EventCharges } from "./price-list.ts";

type PricedChoice = {
  guestCount: number;
  locationType: LocationType;
  /** Prices are per guest. */
  packages: readonly { pricePaise: number; setupFeePaise: number }[];
  /** Prices are per piece. */
  customItems: readonly { quantity: number; pricePaise: number }[];
};

export type EventPrice = {
  subtotalPaise: number;
  serviceChargePaise: number;
  setupFeePaise: number;
  deliveryFeePaise: number;
  travelPaise: number;
  discountPaise: number;
  taxPaise: number;
  totalPaise: number;
  advancePaise: number;
  balancePaise: number;
};

const ADVANCE_PERCENT = 50;

/** Half a paisa is rounded up. */
export function share(amountPaise: number, percent: number): number {
  return Math.floor((amountPaise * percent + 50) / 100);
}

/** See docs/catering.md for the rules. */
export function eventPrice(choice: PricedChoice, charges: EventCharges): EventPrice {
  const { guestCount, locationType, packages, customItems } = choice;
  const subtotalPaise =
    packages.reduce((sum, { pricePaise }) => sum + pricePaise * guestCount, 0) +
    customItems.reduce((sum, item) => sum + item.pricePaise * item.quantity, 0);
  const serviceChargePaise = share(subtotalPaise, charges.serviceChargePercent);
  const setupPaise = packages.reduce((sum, { setupFeePaise }) => sum + setupFeePaise, 0);
  const deliveryFeePaise = locationType === "venue" ? charges.venueFeePaise : 0;
  const taxPaise = 0;
  const { travelPaise = 0 } = charges;
  const fullPaise =
    subtotalPaise + serviceChargePaise + setupPaise + deliveryFeePaise + travelPaise + taxPaise;
  // A quote with a higher discount is not sent, but its form may be incomplete.
  const discountPaise = Math.min(charges.discountPaise ?? 0, fullPaise);
  const totalPaise = fullPaise - discountPaise;
  const advancePaise = share(totalPaise, ADVANCE_PERCENT);
  return {
    subtotalPaise,
    serviceChargePaise,
    setupFeePaise: setupPaise,
    deliveryFeePaise,
    travelPaise,
    discountPaise,
    taxPaise,
    totalPaise,
    advancePaise,
    balancePaise: totalPaise - advancePaise,
  };
}

type Priced = Pick<CateringEvent, "guestCount" | "locationType" | "packages" | "customItems"> &
  EventCharges &
  Omit<EventPrice, "balancePaise">;

/** Computed from the menu at the booking's own prices. An imported event without a menu has stored totals. */
export function recomputedPrice(event: Priced): EventPrice {
  if (event.packages.length + event.customItems.length > 0) return eventPrice(event, event);
  return {
    ...pick(event, ["subtotalPaise", "serviceChargePaise", "setupFeePaise", "deliveryFeePaise"]),
    ...pick(event, ["travelPaise", "discountPaise", "taxPaise", "totalPaise", "advancePaise"]),
    balancePaise: event.totalPaise - event.advancePaise,
  };
}
