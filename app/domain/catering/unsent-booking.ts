import type { CateringEvent, LocationType } from "../events/event.ts";
import { type EventPrice, eventPrice } from "../events/event-price.ts";
import { findNamed, type PriceList } from "../events/price-list.ts";
import { shop } from "../shop.ts";
import { bookingDefaults } from "./booking-form.ts";
import type { BookingPrefill } from "./booking-url.ts";

/** The typed values of the booking form, not validated: a posted form may have any shape. */
type UnsentBooking = {
  eventDate?: unknown;
  guestCount?: unknown;
  location?: unknown;
  menu?: unknown;
  newItem?: unknown;
};

const noItem = { name: "", quantity: "1" };

function text(typed: unknown): string {
  return typeof typed === "string" ? typed : "";
}

export function rowsOf(typed: unknown): Record<string, unknown>[] {
  return Array.isArray(typed) ? typed.filter((row) => row instanceof Object) : [];
}

/** Anything but a number counts as 0. */
export function countOf(typed: unknown): number {
  return /^\s*\d{1,5}\s*$/.test(text(typed)) ? Number(typed) : 0;
}

/** Leaves out packages that are no longer offered. */
export function chosenMenu({ menu }: UnsentBooking, prices: PriceList) {
  const { packages, customItems } = Object(menu);
  return {
    packages: rowsOf(packages)
      .map(({ name }) => text(name))
      .filter((name, at, names) => findNamed(prices.packages, name) && names.indexOf(name) === at),
    customItems: rowsOf(customItems).map((item) => ({
      name: text(item.name),
      quantity: text(item.quantity),
      specialInstructions: text(item.specialInstructions),
    })),
  };
}

function typedLocation({ location }: UnsentBooking): LocationType {
  return Object(location).type === "venue" ? "venue" : "indoor";
}

/** The form may be incomplete. */
export function unsentBookingPrice(typed: UnsentBooking, prices: PriceList): EventPrice {
  const { packages, customItems } = chosenMenu(typed, prices);
  const choice = {
    guestCount: countOf(typed.guestCount),
    locationType: prices.locationType ?? typedLocation(typed),
    packages: prices.packages.filter(({ name }) => packages.includes(name)),
    customItems: customItems.map(({ name, quantity }) => ({
      quantity: countOf(quantity),
      pricePaise: findNamed(prices.items, name)?.pricePaise ?? 0,
    })),
  };
  return eventPrice(choice, prices);
}

/**
 * The form after one of its buttons was pressed: `without` removes a package or an item, `newItem` is added, and a
 * quantity of 0 removes the item. If there are two dates (one from the calendar), the last one wins.
 */
export function changedBooking<Typed extends UnsentBooking>(
  sent: Typed & { without?: unknown },
  prices: PriceList,
) {
  const { without, ...typed } = sent;
  const { packages, customItems } = chosenMenu(typed, prices);
  const remaining = customItems.filter(
    ({ quantity }, at) => without !== `menu.customItems[${at}]` && !/^\s*0+\s*$/.test(quantity),
  );
  const { name, quantity } = Object(typed.newItem);
  const newItem = { name: text(name), quantity: text(quantity ?? noItem.quantity) };
  const added = newItem.name ? [{ ...newItem, specialInstructions: "" }] : [];
  return {
    ...typed,
    eventDate: text([typed.eventDate].flat().at(-1)),
    menu: {
      ...Object(typed.menu),
      packages: packages.filter((one) => one !== without).map((one) => ({ name: one })),
      customItems: [...remaining, ...added],
    },
    newItem: newItem.name ? noItem : newItem,
  };
}

type Contact = { name: string; email: string; phone: string };

export function newBooking(
  { name, email, phone }: Contact,
  { guests, hours }: PriceList,
  asked: BookingPrefill = {},
) {
  const within = (usual: number, { min, max }: PriceList["guests"]) =>
    String(Math.min(Math.max(usual, min), max));
  return {
    ...asked,
    duration: within(bookingDefaults.duration, hours),
    guestCount: within(bookingDefaults.guestCount, guests),
    location: { type: bookingDefaults.locationType, address: { state: shop.state } },
    contactInfo: { primaryContact: { name, email, phone } },
    newItem: noItem,
  };
}

/** The initial values of the form that changes a booking. */
export function bookedValues(event: CateringEvent) {
  return {
    version: String(event.updatedAt.getTime()),
    guestCount: String(event.guestCount),
    menu: {
      packages: event.packages.map(({ name }) => ({ name })),
      customItems: event.customItems.map(({ name, quantity, specialInstructions }) => ({
        ...{ name, specialInstructions },
        quantity: String(quantity),
      })),
      dietaryRequirements: event.dietaryRequirements,
      specialRequests: event.specialRequests,
    },
    newItem: noItem,
  };
}
