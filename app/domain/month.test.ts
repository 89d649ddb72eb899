import { expect, test } from "vitest";
import { addMonths, daysOfMonth, inWeeks, monthLabel, readMonth } from "./month.ts";

test.each([
  ["2026-12", "2026-12"],
  ["2026-12-31", "2026-12"],
  ["2026-13", undefined],
  ["2026-00", undefined],
  ["26-12", undefined],
  ["2026-12-31T10:00", undefined],
  ["", undefined],
  [null, undefined],
])("reads %j as the month %j", (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test("adds months across years", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
  expect(addMonths("2026-01", 24)).toBe("2028-01");
  expect(monthLabel("2026-12")).toBe("December 2026");
});

test("lists the days of a month, also in leap years", () => {
  expect(daysOfMonth("2026-02")).toHaveLength(28);
  expect(daysOfMonth("2028-02").at(-1)).toBe("2028-02-29");
  expect(daysOfMonth("2026-12").at(-1)).toBe("2026-12-31");
});

test("weeks start on Monday, and days of other months are empty", () => {
  // November 2026 begins on a Sunday.
  const days = daysOfMonth("2026-11");
  const weeks = inWeeks("2026-11-01", days);

  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeks.flat().filter(Boolean)).toEqual(days);
});
