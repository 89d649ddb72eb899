import { expect, test } from "vitest";
import { openingAt } from "./opening-hours.ts";
import { shop } from "./shop.ts";

const closedUntilThree = { isOpen: false, sentence: "Closed now. We open today at 3:00 PM." };
const openUntilEleven = { isOpen: true, sentence: "Open now, until 11:00 PM." };
const closedForTheNight = { isOpen: false, sentence: "Closed now. We open tomorrow at 3:00 PM." };

test.each([
  ["just after midnight", "2026-11-20T18:30:00Z", closedUntilThree],
  ["in the morning", "2026-11-21T04:00:00Z", closedUntilThree],
  ["at 2:59:59 PM", "2026-11-21T09:29:59Z", closedUntilThree],
  ["at 3:00 PM sharp", "2026-11-21T09:30:00Z", openUntilEleven],
  ["in the evening", "2026-11-21T14:00:00Z", openUntilEleven],
  ["at 10:59:59 PM", "2026-11-21T17:29:59Z", openUntilEleven],
  ["at 11:00 PM sharp", "2026-11-21T17:30:00Z", closedForTheNight],
  ["a minute before midnight", "2026-11-21T18:29:00Z", closedForTheNight],
])("%s in Pune", (_, instant, expected) => {
  expect(openingAt(new Date(instant))).toEqual(expected);
});

test("other hours are told as they are", () => {
  const hours = { opensAtMinutes: 0, closesAtMinutes: 12 * 60 + 5 };
  expect(openingAt(new Date("2026-11-21T06:34:00Z"), hours).sentence).toBe(
    "Open now, until 12:05 PM.",
  );
  expect(openingAt(new Date("2026-11-21T06:35:00Z"), hours).sentence).toBe(
    "Closed now. We open tomorrow at 12:00 AM.",
  );
});

test("the printed hours are the hours that count", () => {
  expect(shop.hours.short).toBe(`${shop.hours.opens} to ${shop.hours.closes}`);
  expect(shop.hours.opens).toBe("3:00 PM");
  expect(shop.hours.closes).toBe("11:00 PM");
  expect(shop.hours).toMatchObject({ opensAtMinutes: 900, closesAtMinutes: 1380 });
});
