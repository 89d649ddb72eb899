import { expect, test } from "vitest";
import {
  importedEvent,
  importedPackage,
  pricedEvents,
} from "#tests/support/records/event-prices.ts";
import { eventPrice } from "./event-price.ts";
import { customItemPricePaise, findPackage } from "./price-list.ts";

function pricePerGuestPaise(name: string): number {
  return findPackage(name)?.pricePaise ?? importedPackage.pricePerGuest * 100;
}

test.each([...pricedEvents, importedEvent])(
  "$name costs what the price list says",
  ({ packages, items, guestCount, locationType, expected }) => {
    const price = eventPrice({
      guestCount,
      locationType,
      packages: packages.map((name) => ({ name, pricePaise: pricePerGuestPaise(name) })),
      customItems: items.map(({ name, quantity }) => ({
        quantity,
        pricePaise: customItemPricePaise(name) ?? Number.NaN,
      })),
    });

    expect({
      subtotal: price.subtotalPaise / 100,
      serviceCharge: price.serviceChargePaise / 100,
      setupFee: price.setupFeePaise / 100,
      deliveryFee: price.deliveryFeePaise / 100,
      total: price.totalPaise / 100,
      advancePayment: price.advancePaise / 100,
      balanceAmount: price.balancePaise / 100,
    }).toEqual(expected);
    expect(price.taxPaise).toBe(0);
  },
);

test("half a paisa is rounded up, and advance and balance add up to the total", () => {
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
