import { expect, test } from "vitest";
import {
  clampedNumber,
  flag,
  listUrl,
  oneOf,
  pageNumber,
  recordId,
  searchText,
  urlWithQuery,
  wholeNumber,
} from "./list-url.ts";

const dishes = listUrl("/dishes", {
  search: searchText,
  category: oneOf(["chaat", "snacks"]),
  sort: oneOf(["name", "price"], "name"),
  rating: wholeNumber(5),
  veg: flag,
  page: pageNumber,
  dish: recordId,
});

function read(query: string) {
  return dishes.read(new URLSearchParams(query));
}

test.each([
  "/dishes",
  "/dishes?category=chaat",
  "/dishes?search=dahi+puri&category=snacks&sort=price&rating=5&veg=true&page=3&dish=42",
])("the view read from a URL has that URL: %s", (url) => {
  expect(dishes.url(dishes.read(new URL(url, "http://shop.invalid").searchParams))).toBe(url);
});

test.each([
  "search=++",
  "category=%27or",
  "sort=name",
  "rating=6",
  "rating=0",
  "rating=1.5",
  "veg=maybe",
  "page=0",
  "page=-1",
  "page=x",
  "dish=",
  `dish=${"x".repeat(101)}`,
])("invalid and default values read as if they were missing: %.20s", (query) => {
  expect(read(query)).toEqual(read(""));
  expect(dishes.url(read(query))).toBe("/dishes");
});

test("a missing parameter has its fallback", () => {
  expect(read("")).toEqual({ search: "", sort: "name", veg: false, page: 1 });
});

test("a search is cleaned and cut to 100 characters, never within a character", () => {
  expect(read(`search=${encodeURIComponent(" pani\u0000 puri ")}`).search).toBe("pani puri");
  expect(read(`search=${encodeURIComponent("🌶".repeat(150))}`).search).toBe("🌶".repeat(100));
});

test("a URL is written without empty values", () => {
  expect(urlWithQuery("/a", { b: "x y", c: "", d: null, e: undefined, f: false, g: 0 })).toBe(
    "/a?b=x+y&g=0",
  );
  expect(urlWithQuery("/a", {})).toBe("/a");
});

test.each([
  ["1", 1],
  [" 7 ", 7],
  ["007", 7],
  ["100", 100],
  ["0", 1],
  [`-${"9".repeat(400)}`, 1],
  ["101", 100],
  ["9".repeat(400), 100],
])("a number outside the limits becomes the nearest one: %.10s", (typed, number) => {
  expect(clampedNumber(typed, 50, 100)).toBe(number);
});

test.each([null, "", " ", "abc", "1.5", "1e1", "0x10", "--1", "+1", "१", "NaN", "Infinity"])(
  "anything but a whole number gives the fallback: %j",
  (typed) => {
    expect(clampedNumber(typed, 50, 100)).toBe(50);
  },
);
