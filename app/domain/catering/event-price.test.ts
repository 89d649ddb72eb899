import { expect, test } from "vitest";
import { eventPrice } from "./event-price.ts";

const basic = { name: "Basic", pricePaise: 15000 };
const premium = { name: "Premium", pricePaise: 25000 };
const deluxe = { name: "Deluxe", pricePaise: 35000 };
const dahiPuri = { pricePaise: 6000 };
const lassi = { pricePaise: 3000 };

type Row = [
  what: string,
  guests: number,
  where: "indoor" | "venue",
  packages: { name: string; pricePaise: number }[],
  items: { quantity: number; pricePaise: number }[],
  rupees: [
    subtotal: number,
    service: number,
    setup: number,
    delivery: number,
    total: number,
    advance: number,
    balance: number,
  ],
];

// Every figure is worked out by hand from the specification's price list.
const table: Row[] = [
  ["Basic for 50 indoors", 50, "indoor", [basic], [], [7500, 150, 1000, 0, 8650, 4325, 4325]],
  ["Basic for 50 at a venue", 50, "venue", [basic], [], [7500, 150, 1000, 500, 9150, 4575, 4575]],
  ["Basic for 10", 10, "indoor", [basic], [], [1500, 30, 1000, 0, 2530, 1265, 1265]],
  ["Basic for 500", 500, "indoor", [basic], [], [75000, 1500, 1000, 0, 77500, 38750, 38750]],
  ["Premium for 50", 50, "indoor", [premium], [], [12500, 250, 1500, 0, 14250, 7125, 7125]],
  [
    "Deluxe for 75 at a venue",
    75,
    "venue",
    [deluxe],
    [],
    [26250, 525, 2000, 500, 29275, 14637.5, 14637.5],
  ],
  [
    "Premium and Deluxe for 120 at a venue",
    120,
    "venue",
    [premium, deluxe],
    [],
    [72000, 1440, 3500, 500, 77440, 38720, 38720],
  ],
  [
    "all three for 11",
    11,
    "indoor",
    [basic, premium, deluxe],
    [],
    [8250, 165, 4500, 0, 12915, 6457.5, 6457.5],
  ],
  [
    "no package, 30 Dahi Puri and 20 Lassi",
    50,
    "indoor",
    [],
    [
      { ...dahiPuri, quantity: 30 },
      { ...lassi, quantity: 20 },
    ],
    [2400, 48, 0, 0, 2448, 1224, 1224],
  ],
  [
    "the same at a venue",
    50,
    "venue",
    [],
    [
      { ...dahiPuri, quantity: 30 },
      { ...lassi, quantity: 20 },
    ],
    [2400, 48, 0, 500, 2948, 1474, 1474],
  ],
  [
    "Basic with items",
    20,
    "indoor",
    [basic],
    [{ ...lassi, quantity: 20 }],
    [3600, 72, 1000, 0, 4672, 2336, 2336],
  ],
  [
    "an unknown package from an import",
    40,
    "indoor",
    [{ name: "Silver", pricePaise: 20000 }],
    [],
    [8000, 160, 1000, 0, 9160, 4580, 4580],
  ],
  [
    "one bottle of water",
    10,
    "indoor",
    [],
    [{ pricePaise: 1000, quantity: 1 }],
    [10, 0.2, 0, 0, 10.2, 5.1, 5.1],
  ],
];

test.each(table)(
  "%s costs what the price list says",
  (_, guestCount, locationType, packages, customItems, rupees) => {
    const price = eventPrice({ guestCount, locationType, packages, customItems });
    const shown = [
      price.subtotalPaise,
      price.serviceChargePaise,
      price.setupFeePaise,
      price.deliveryFeePaise,
      price.totalPaise,
      price.advancePaise,
      price.balancePaise,
    ].map((paise) => paise / 100);
    expect(shown).toEqual(rupees);
    expect(price.taxPaise).toBe(0);
  },
);

test("half a paisa is rounded up, and advance and balance still make the total", () => {
  // 2 % of 0.25 rupees is half a paisa; the total of 26 paise halves evenly, 27 would not.
  const odd = eventPrice({
    guestCount: 10,
    locationType: "indoor",
    packages: [],
    customItems: [{ quantity: 1, pricePaise: 25 }],
  });
  expect(odd.serviceChargePaise).toBe(1);
  const uneven = eventPrice({
    guestCount: 10,
    locationType: "indoor",
    packages: [],
    customItems: [{ quantity: 1, pricePaise: 26 }],
  });
  expect([uneven.totalPaise, uneven.advancePaise, uneven.balancePaise]).toEqual([27, 14, 13]);
});
