import type { LocationType } from "#app/domain/events/event.ts";

/** A booking and its price in rupees, calculated by hand from the price list. */
type PricedEvent = {
  name: string;
  packages: string[];
  items: { name: string; quantity: number }[];
  guestCount: number;
  locationType: LocationType;
  expected: {
    subtotal: number;
    serviceCharge: number;
    setupFee: number;
    deliveryFee: number;
    total: number;
    advancePayment: number;
    balanceAmount: number;
  };
};

type Prices = [
  subtotal: number,
  serviceCharge: number,
  setupFee: number,
  deliveryFee: number,
  total: number,
  advancePayment: number,
  balanceAmount: number,
];

/** By default, for 50 guests indoors. */
function priced(name: string, event: Partial<PricedEvent>, prices: Prices): PricedEvent {
  const [subtotal, serviceCharge, setupFee, deliveryFee, total, advancePayment, balanceAmount] =
    prices;
  return {
    ...{ name, packages: [], items: [], guestCount: 50, locationType: "indoor", ...event },
    expected: {
      ...{ subtotal, serviceCharge, setupFee, deliveryFee },
      ...{ total, advancePayment, balanceAmount },
    },
  };
}

const puriAndLassi = [
  { name: "Dahi Puri", quantity: 30 },
  { name: "Lassi", quantity: 20 },
];

/** Bookings that customers can make. */
export const pricedEvents: readonly PricedEvent[] = [
  priced("Basic for 50 indoors", { packages: ["Basic"] }, [7500, 150, 1000, 0, 8650, 4325, 4325]),
  priced(
    "Basic for 50 at a venue",
    { packages: ["Basic"], locationType: "venue" },
    [7500, 150, 1000, 500, 9150, 4575, 4575],
  ),
  priced(
    "Basic for 10",
    { packages: ["Basic"], guestCount: 10 },
    [1500, 30, 1000, 0, 2530, 1265, 1265],
  ),
  priced(
    "Basic for 500",
    { packages: ["Basic"], guestCount: 500 },
    [75000, 1500, 1000, 0, 77500, 38750, 38750],
  ),
  priced("Premium for 50", { packages: ["Premium"] }, [12500, 250, 1500, 0, 14250, 7125, 7125]),
  priced(
    "Deluxe for 75 at a venue",
    { packages: ["Deluxe"], guestCount: 75, locationType: "venue" },
    [26250, 525, 2000, 500, 29275, 14637.5, 14637.5],
  ),
  priced(
    "Premium and Deluxe for 120 at a venue",
    { packages: ["Premium", "Deluxe"], guestCount: 120, locationType: "venue" },
    [72000, 1440, 3500, 500, 77440, 38720, 38720],
  ),
  priced(
    "all three for 11",
    { packages: ["Basic", "Premium", "Deluxe"], guestCount: 11 },
    [8250, 165, 4500, 0, 12915, 6457.5, 6457.5],
  ),
  priced(
    "no package, 30 Dahi Puri and 20 Lassi",
    { items: puriAndLassi },
    [2400, 48, 0, 0, 2448, 1224, 1224],
  ),
  priced(
    "30 Dahi Puri and 20 Lassi at a venue",
    { items: puriAndLassi, locationType: "venue" },
    [2400, 48, 0, 500, 2948, 1474, 1474],
  ),
  priced(
    "Basic for 20 with 20 Lassi",
    { packages: ["Basic"], items: [{ name: "Lassi", quantity: 20 }], guestCount: 20 },
    [3600, 72, 1000, 0, 4672, 2336, 2336],
  ),
  priced(
    "one bottle of water",
    { items: [{ name: "Water Bottle (500ml)", quantity: 1 }], guestCount: 10 },
    [10, 0.2, 0, 0, 10.2, 5.1, 5.1],
  ),
];

/** Exists only in imported data; no form or endpoint accepts it. */
export const importedPackage = { name: "Silver", pricePerGuest: 200 };

export const importedEvent = priced(
  "an unknown package from an import",
  { packages: [importedPackage.name], guestCount: 40 },
  [8000, 160, 1000, 0, 9160, 4580, 4580],
);
