import type { CateringEvent, EventItem, EventPackage, LocationType } from "./event.ts";

/** Bookings keep the English name; the label is in the language of the page. */
export type PricedDish = { name: string; label: string; pricePaise: number };

export type CateringPackage = PricedDish & {
  setupFeePaise: number;
  /** With the prices of a portion. The price of the package is per guest. */
  dishes: PricedDish[];
  /** A note on who it is for, by the page that offers it. */
  notes: { catering: string; corporate: string; wedding: string };
};

/** The form in which a booking stores it. */
export function packageFor(
  { name, pricePaise, setupFeePaise, dishes }: CateringPackage,
  guestCount: number,
): EventPackage {
  const totalPaise = pricePaise * guestCount;
  const stored = dishes.map((dish) => ({ name: dish.name, pricePaise: dish.pricePaise }));
  return { name, pricePaise, setupFeePaise, totalPaise, dishes: stored };
}

type Range = { min: number; max: number };

/** The charges of a booking other than its menu. */
export type EventCharges = {
  serviceChargePercent: number;
  venueFeePaise: number;
  /** Agreed in a quote. */
  travelPaise?: number;
  discountPaise?: number;
};

export type BookingLimits = { guests: Range; hours: Range };

export type PriceList = EventCharges &
  BookingLimits & {
    packages: CateringPackage[];
    /** Priced per piece. */
    items: PricedDish[];
    /** Set while a booking is changed, because its form does not ask for it. */
    locationType?: LocationType;
    /** Changes whenever the owner changes what a booking costs. */
    version: string;
  };

let read = (): PriceList => {
  throw new Error("The price list can be read on the server only");
};

/** Schemas and rules must not import the database, so `price-list.server.ts` provides the reader. */
export function readPriceListWith(readPriceList: () => PriceList): void {
  read = readPriceList;
}

/** The price list of `price-list.server.ts`. */
export function knownPriceList(): PriceList {
  return read();
}

const including = ({ min, max }: Range, agreed: number[]): Range => ({
  min: Math.min(min, ...agreed),
  max: Math.max(max, ...agreed),
});

/** Widened to what was already agreed, because the owner may have changed the limits since. */
export function limitsIncluding(
  { guests, hours }: BookingLimits,
  agreed: Pick<CateringEvent, "guestCount" | "durationHours">[],
): BookingLimits {
  return {
    guests: including(
      guests,
      agreed.map((one) => one.guestCount),
    ),
    hours: including(
      hours,
      agreed.map((one) => one.durationHours),
    ),
  };
}

export function findNamed<Named extends { name: string }>(
  list: readonly Named[],
  name: string,
): Named | undefined {
  return list.find((one) => one.name === name);
}

type ChosenMenu = {
  packages: readonly string[];
  customItems: readonly Pick<EventItem, "name" | "quantity" | "specialInstructions">[];
};

/** The chosen packages and dishes with their prices, in the form in which a booking stores them. */
export function pricedMenu(prices: PriceList, menu: ChosenMenu, guestCount: number) {
  return {
    packages: prices.packages
      .filter(({ name }) => menu.packages.includes(name))
      .map((one) => packageFor(one, guestCount)),
    customItems: menu.customItems.map((item) => {
      const pricePaise = findNamed(prices.items, item.name)?.pricePaise ?? 0;
      return { ...item, pricePaise, totalPaise: pricePaise * item.quantity };
    }),
  };
}

/** A name that is no longer on the list, as in an old booking, is shown unchanged. */
export function menuLabels() {
  const { items, packages } = knownPriceList();
  const dishes = [...items, ...packages.flatMap((one) => one.dishes)];
  return {
    ofPackage: (name: string) => findNamed(packages, name)?.label ?? name,
    ofDish: (name: string) => findNamed(dishes, name)?.label ?? name,
  };
}
