import { expect, test } from "vitest";
import { addDays } from "../clock.ts";
import { forecast, type WalkInDay } from "./forecast.ts";

/** A Saturday. */
const DAY = "2026-11-21";
const none = new Set<string>();

function soldOn(
  day: string,
  plates: Record<string, number>,
  orders: Record<number, number> = {},
): WalkInDay {
  const byHour = Object.entries(orders).map(([hour, count]) => [Number(hour), count] as const);
  return { day, plates: new Map(Object.entries(plates)), orders: new Map(byHour) };
}

/** On the eight Saturdays before, latest first. */
const saturdays = (counts: number[]) =>
  counts.map((plates, index) => soldOn(addDays(DAY, -7 * (index + 1)), { bhel: plates }));

const counts = (map: ReadonlyMap<string | number, number>) => Object.fromEntries(map);

test("expects the median of the same weekday, whatever a festival sold", () => {
  const history = saturdays([10, 12, 90, 11, 14, 13, 9, 12]);

  expect(counts(forecast(DAY, history, none).plates)).toEqual({ bhel: 12 });
});

test("takes the middle of an even number of days, rounded up", () => {
  expect(counts(forecast(DAY, saturdays([10, 15]), none).plates)).toEqual({ bhel: 13 });
});

test("takes its dishes, but not its volume, from other weekdays", () => {
  const friday = soldOn(addDays(DAY, -1), { bhel: 100, samosa: 300 });
  const saturday = soldOn(addDays(DAY, -7), { bhel: 30, samosa: 10 });

  // 130 of bhel and 310 of samosa were sold, so that 40 plates are 11.8 and 28.2.
  expect(counts(forecast(DAY, [friday, saturday], none).plates)).toEqual({ bhel: 12, samosa: 28 });
});

test("shares plates out so that they add up, the largest remainders first", () => {
  const history = [
    soldOn(addDays(DAY, -7), { a: 1, b: 1, c: 1 }),
    soldOn(addDays(DAY, -14), { a: 7 }),
  ];
  const { plates } = forecast(DAY, history, none);

  // The median of 3 and 7 is 5; of 10 plates, 8 were a.
  expect(counts(plates)).toEqual({ a: 4, b: 1, c: 0 });
});

test("shares the plates out among the hours of the same weekday", () => {
  const history = [
    soldOn(addDays(DAY, -1), { bhel: 9 }, { 15: 9 }),
    soldOn(addDays(DAY, -7), { bhel: 12 }, { 18: 1, 19: 3 }),
  ];

  expect(counts(forecast(DAY, history, none).platesByHour)).toEqual({ 18: 3, 19: 9 });
});

test("leaves out days without sales, on which the shop was closed", () => {
  const history = saturdays([0, 10, 0, 12, 0, 0, 0, 14]);
  const expected = forecast(DAY, history, none);

  expect(counts(expected.plates)).toEqual({ bhel: 12 });
  expect(expected.days).toEqual(["2026-09-26", "2026-10-24", "2026-11-07"]);
});

test("leaves holidays out of ordinary days", () => {
  const history = saturdays([100, 10, 12, 14]);
  const holidays = new Set([addDays(DAY, -7)]);

  expect(counts(forecast(DAY, history, holidays).plates)).toEqual({ bhel: 12 });
});

test("compares a holiday with earlier holidays, of any weekday", () => {
  const history = [
    ...saturdays([10, 12, 14]),
    soldOn("2025-11-01", { faral: 80 }, { 11: 4 }),
    soldOn("2026-01-26", { faral: 60, bhel: 40 }, { 12: 4 }),
  ];
  const expected = forecast(DAY, history, new Set([DAY, "2025-11-01", "2026-01-26"]));

  expect(expected.basis).toBe("holidays");
  expect(expected.days).toEqual(["2025-11-01", "2026-01-26"]);
  expect(counts(expected.plates)).toEqual({ faral: 70, bhel: 20 });
  expect(counts(expected.platesByHour)).toEqual({ 11: 45, 12: 45 });
});

test("compares a holiday with its weekday if nothing was sold on earlier holidays", () => {
  const history = [...saturdays([10, 12, 14]), soldOn("2026-01-26", {})];
  const expected = forecast(DAY, history, new Set([DAY, "2026-01-26"]));

  expect(expected.basis).toBe("weekday");
  expect(counts(expected.plates)).toEqual({ bhel: 12 });
});

test("ignores the day itself and later days", () => {
  const later = [soldOn(DAY, { bhel: 500 }), soldOn(addDays(DAY, 7), { bhel: 500 })];

  expect(counts(forecast(DAY, [...saturdays([10]), ...later], none).plates)).toEqual({ bhel: 10 });
});

test("expects nothing without sales on this weekday", () => {
  const expected = forecast(DAY, [soldOn(addDays(DAY, -1), { bhel: 5 })], none);

  expect(counts(expected.plates)).toEqual({ bhel: 0 });
  expect(expected.days).toEqual([]);
});
