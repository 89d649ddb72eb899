import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  addDays,
  dayInIndia,
  formatClock,
  formatDateTime,
  formatTime,
  lastDaysInIndia,
  withoutPartOfDay,
} from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a day begins at midnight in Pune, which is 18:30 UTC of the previous day", () => {
  expect(dayInIndia(new Date("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20");
  expect(dayInIndia(new Date("2026-11-20T18:30:00.000Z"))).toBe("2026-11-21");
});

test("an instant is formatted as a short date and a 12-hour time in Pune", () => {
  expect(formatDateTime(new Date("2026-11-21T12:35:00Z"))).toBe("Nov 21, 2026, 6:05 PM");
});

test.each([
  ["00:05", "12:05 AM", "2026-11-20T18:35:00Z"],
  ["11:59", "11:59 AM", "2026-11-21T06:29:59.999Z"],
  ["12:00", "12:00 PM", "2026-11-21T06:30:00Z"],
  ["23:00", "11:00 PM", "2026-11-21T17:30:00Z"],
])("%s in Pune is written %s", (time, written, instant) => {
  expect(formatClock(time)).toBe(written);
  expect(formatTime(new Date(instant))).toBe(written);
});

test.each([
  ["शाम 6:05", "6:05"],
  ["संध्याकाळी 6:05", "6:05"],
  ["6:05 PM", "6:05 PM"],
  ["21 नोव्हें", "21 नोव्हें"],
])("%s without the part of the day is %s", (time, short) => {
  expect(withoutPartOfDay(time)).toBe(short);
});

test("days are added across months, years and leap days", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
});

test("the last days end with today in Pune, also across months and years", () => {
  vi.setSystemTime(new Date("2027-01-01T18:30:00Z"));

  expect(lastDaysInIndia(4)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]);
});

test("the last days include a leap day", () => {
  vi.setSystemTime(new Date("2028-03-01T06:00:00Z"));

  expect(lastDaysInIndia(2)).toEqual(["2028-02-29", "2028-03-01"]);
});
