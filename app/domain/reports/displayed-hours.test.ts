import { expect, test } from "vitest";
import { displayedHours } from "./displayed-hours.ts";

const evening = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };
const week = Array.from({ length: 7 }, () => evening);
const shown = (hours: { hour: number }[]) => [hours.at(0)?.hour, hours.at(-1)?.hour, hours.length];

test("without orders the opening hours are shown, each with zero", () => {
  const hours = displayedHours([], week);

  expect(shown(hours)).toEqual([15, 22, 8]);
  expect(hours.every(({ orderCount }) => orderCount === 0)).toBe(true);
});

test("an order outside the opening hours widens the range and includes the hours between", () => {
  const hours = displayedHours([{ hour: 9, orderCount: 2 }], week);

  expect(shown(hours)).toEqual([9, 22, 14]);
  expect(hours.slice(0, 2)).toEqual([
    { hour: 9, orderCount: 2 },
    { hour: 10, orderCount: 0 },
  ]);
});

test("hours whose orders were all cancelled do not count", () => {
  expect(shown(displayedHours([{ hour: 2, orderCount: 0 }], week))).toEqual([15, 22, 8]);
});

test("an evening that ends after midnight shows the whole day", () => {
  const late = { opensAtMinutes: 18 * 60, closesAtMinutes: 26 * 60 };

  expect(shown(displayedHours([{ hour: 1, orderCount: 3 }], [late]))).toEqual([0, 23, 24]);
});

test("hours are shown even for a shop that never opens", () => {
  expect(displayedHours([], [null, null])).toEqual([{ hour: 23, orderCount: 0 }]);
  expect(shown(displayedHours([{ hour: 12, orderCount: 1 }], [null]))).toEqual([12, 12, 1]);
});
