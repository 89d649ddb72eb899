import type { EventPrice, LocationType } from "./event-price.ts";
import { eventPrice } from "./event-price.ts";
import { cateringPackages, customItemPricePaise } from "./price-list.ts";

export const dietaryOptions = [
  "vegetarian",
  "vegan",
  "gluten-free",
  "dairy-free",
  "nut-free",
  "halal",
  "jain",
] as const;

/** What a new booking form says before anybody typed. Source: spec 2 §4 Booking form. */
export const bookingDefaults = { duration: 4, guestCount: 50, locationType: "indoor" } as const;

export const bookingLimits = {
  duration: { min: 1, max: 12 },
  guestCount: { min: 10, max: 500 },
} as const;

/** The five refusals of a booking, in the order in which they are checked. Source: spec 2 §5 Booking submit. */
export const bookingRefusals = {
  guest: "Please log in to book an event",
  basics: "Please fill in all required fields (Event Type, Name, Date, Time)",
  address: "Please provide complete address information (Street, City, State)",
  menu: "Please select at least one package or add custom items",
  contact: "Please provide complete contact information",
} as const;

const checks: [title: string, paths: RegExp][] = [
  [bookingRefusals.basics, /^(eventType|eventName|eventDate|eventTime)$/],
  [bookingRefusals.address, /^location(\.address(\.(street|city|state))?)?$/],
  [bookingRefusals.menu, /^menu(\.packages)?$/],
  [bookingRefusals.contact, /^contactInfo(\.primaryContact(\.\w+)?)?$/],
];

/**
 * Takes the paths of a refused booking's complaints, returns the toast: that of the first check that
 * failed, or undefined when only limits and formats were wrong. Source: spec 2 §5 Booking submit.
 */
export function bookingRefusal(paths: readonly string[]): string | undefined {
  return checks.find(([, pattern]) => paths.some((path) => pattern.test(path)))?.[0];
}

export type ChosenMenu = {
  packages: readonly string[];
  customItems: readonly { name: string; quantity: number }[];
};

/**
 * Takes what is chosen on a form that may not be finished, returns its price; names that are not on
 * the price list count nothing. Source: spec 2 §9 Event pricing.
 */
export function previewPrice(
  guestCount: number,
  locationType: LocationType,
  menu: ChosenMenu,
): EventPrice {
  return eventPrice({
    guestCount,
    locationType,
    packages: cateringPackages.filter((known) => menu.packages.includes(known.name)),
    customItems: menu.customItems.map(({ name, quantity }) => ({
      quantity,
      pricePaise: customItemPricePaise(name) ?? 0,
    })),
  });
}
