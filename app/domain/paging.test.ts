import { expect, test } from "vitest";
import { clampedNumber, foundRows, limitQuery, pageQuery, pagingOf } from "./paging.ts";
import { formatCount } from "./search-limits.ts";

test.each([
  ["1", 1],
  ["20", 20],
  ["100", 100],
  [" 7 ", 7],
  ["007", 7],
])("a number within the limits is itself: %s", (typed, number) => {
  expect(clampedNumber(typed, 50, 100)).toBe(number);
});

test.each([
  ["0", 1],
  ["-1", 1],
  [`-${"9".repeat(400)}`, 1],
  ["101", 100],
  ["9".repeat(400), 100],
])("a number out of the limits is the nearest one: %.10s", (typed, number) => {
  expect(clampedNumber(typed, 50, 100)).toBe(number);
});

test.each([null, "", " ", "abc", "1.5", "1e1", "0x10", "--1", "+1", "१", "NaN", "Infinity"])(
  "nonsense falls back: %j",
  (typed) => {
    expect(clampedNumber(typed, 50, 100)).toBe(50);
  },
);

test("a query without a page or a limit has the first page and the usual length", () => {
  expect(pageQuery.parse(undefined)).toBe(1);
  expect(limitQuery(20).parse(undefined)).toBe(20);
  expect(limitQuery(20).parse("500")).toBe(100);
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])("%i items of twenty each fill %i pages", (totalItems, totalPages) => {
  expect(pagingOf(1, 20, totalItems)).toEqual({ page: 1, limit: 20, totalItems, totalPages });
});

test("a search is read up to what it shows, and says so where it stops counting", () => {
  expect(foundRows(1, 20)).toEqual({ offset: 0, limit: 20 });
  expect(foundRows(34, 30)).toEqual({ offset: 990, limit: 10 });
  expect(foundRows(51, 20).limit).toBe(0);

  expect(formatCount(999, "asha")).toBe("999");
  expect(formatCount(1000, "asha")).toBe("1,000+");
  expect(formatCount(1000)).toBe("1,000");
  expect(formatCount(1000000, "")).toBe("10,00,000");
});
