import { expect, test } from "vitest";
import {
  importedEvent,
  importedPackage,
  pricedEvents,
} from "#tests/support/records/event-prices.ts";
import { fillStarterContent } from "../content/fill-starter-content.server.ts";
import { eventPrice } from "./event-price.ts";
import { priceList } from "./price-list.server.ts";
import { findNamed } from "./price-list.ts";

fillStarterContent();
const prices = priceList();

/** An imported one has a setup fee of ₹1,000. */
function packageNamed(name: string) {
  const imported = { pricePaise: importedPackage.pricePerGuest * 100, setupFeePaise: 100_000 };
  return findNamed(prices.packages, name) ?? imported;
}

test.each([...pricedEvents, importedEvent])(
  "$name costs what the price list says",
  ({ packages, items, guestCount, locationType, expected }) => {
    const customItems = items.map(({ name, quantity }) => ({
      quantity,
      pricePaise: findNamed(prices.items, name)?.pricePaise ?? Number.NaN,
    }));
    const choice = { guestCount, locationType, packages: packages.map(packageNamed), customItems };
    const price = eventPrice(choice, prices);

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
  const priceOf = (pricePaise: number) => {
    const menu = { packages: [], customItems: [{ quantity: 1, pricePaise }] };
    return eventPrice({ guestCount: 10, locationType: "indoor", ...menu }, prices);
  };
  // 2% of 0.25 rupees is half a paisa. The total of 26 paise can be halved evenly; 27 could not.
  const odd = priceOf(25);
  expect(odd.serviceChargePaise).toBe(1);
  const uneven = priceOf(26);
  expect([uneven.totalPaise, uneven.advancePaise, uneven.balancePaise]).toEqual([27, 14, 13]);
});
