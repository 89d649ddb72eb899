import { expect, test } from "vitest";
import { foundRows, limitQuery, pageQuery, pagingOf } from "./paging.ts";
import { formatCount } from "./search-limits.ts";

test("a query without page and limit asks for the first page of the usual length", () => {
  expect(pageQuery.parse(undefined)).toBe(1);
  expect(limitQuery(20).parse(undefined)).toBe(20);
  expect(limitQuery(20).parse("500")).toBe(100);
});

test.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
])("%i items at twenty a page make %i pages", (totalItems, totalPages) => {
  expect(pagingOf(1, 20, totalItems)).toEqual({ page: 1, limit: 20, totalItems, totalPages });
});

test("a search reads no rows after the first thousand and shows that it stopped counting", () => {
  expect(foundRows(1, 20)).toEqual({ offset: 0, limit: 20 });
  expect(foundRows(34, 30)).toEqual({ offset: 990, limit: 10 });
  expect(foundRows(51, 20).limit).toBe(0);

  expect(formatCount(999, "asha")).toBe("999");
  expect(formatCount(1000, "asha")).toBe("1,000+");
  expect(formatCount(1000)).toBe("1,000");
  expect(formatCount(1000000, "")).toBe("10,00,000");
});
