import { expect, test } from "vitest";
import { closedWeekWarning, formatHoliday, formatHours } from "./format-hours.ts";
import { defaultSettings } from "./shop-settings.ts";

const [three, noon] = [
  { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 },
  { opensAtMinutes: 12 * 60, closesAtMinutes: 25 * 60 + 5 },
];

test("default hours are formatted as one line for the whole week", () => {
  expect(formatHours(defaultSettings.hours)).toEqual({
    lines: [{ days: "Monday to Sunday", times: "3:00 PM to 11:00 PM" }],
    note: "Open 7 days a week",
    sentence: "Monday to Sunday, 3:00 PM to 11:00 PM",
  });
});

test("days with the same hours are grouped", () => {
  expect(formatHours([null, three, three, three, three, noon, noon])).toEqual({
    lines: [
      { days: "Monday", times: "closed" },
      { days: "Tuesday to Friday", times: "3:00 PM to 11:00 PM" },
      { days: "Saturday and Sunday", times: "12:00 PM to 1:05 AM" },
    ],
    note: "Open 6 days a week",
    sentence:
      "Monday, closed; Tuesday to Friday, 3:00 PM to 11:00 PM; Saturday and Sunday, 12:00 PM to 1:05 AM",
  });
});

test("a week without any opening says so", () => {
  const closed = Array.from({ length: 7 }, () => null);
  expect(formatHours(closed)).toMatchObject({
    note: "Closed until further notice",
    sentence: "Monday to Sunday, closed",
  });
  expect(closedWeekWarning(closed)).toContain("takes no orders until you choose one");
  expect(closedWeekWarning([...closed.slice(1), three])).toBeUndefined();
});

test("a holiday is formatted with its day and name", () => {
  const diwali = { day: "2026-11-08", name: "Diwali" };
  expect(formatHoliday(diwali)).toBe("Closed on Nov 8 for Diwali");
  expect(formatHoliday({ ...diwali, until: "2026-11-12" })).toBe(
    "Closed on Nov 8 – Nov 12 for Diwali",
  );
});
