import { describe, expect, test } from "vitest";
import { reviewsUrl } from "./reviews-url.ts";
import { reviewInput, reviewsView } from "./schema.ts";
import { sortTags, splitTags } from "./tags.ts";

const good = { title: "Crisp and hot", comment: "The tamarind water bites.", customerName: "Asha" };

function messageAt(field: string, value: unknown): string | null {
  const checked = reviewInput.safeParse({ ...good, [field]: value });
  return checked.error?.issues.find(({ path }) => path[0] === field)?.message ?? null;
}

describe("the texts of a review at both sides of every limit", () => {
  const title = "Review title must be at least 3 characters long";
  const comment = "Review comment must be at least 10 characters long";
  const name = "Please enter your name";

  test.each([
    ["title", 0, title],
    ["title", 2, title],
    ["title", 3, null],
    ["title", 100, null],
    ["title", 101, "Review title must be at most 100 characters long"],
    ["comment", 0, comment],
    ["comment", 9, comment],
    ["comment", 10, null],
    ["comment", 500, null],
    ["comment", 501, "Review comment must be at most 500 characters long"],
    ["customerName", 0, name],
    ["customerName", 1, name],
    ["customerName", 2, null],
    ["customerName", 50, null],
    ["customerName", 51, "Your name must be at most 50 characters long"],
  ])("%s of %d characters", (field, length, message) => {
    expect(messageAt(field, "x".repeat(length))).toBe(message);
  });

  test("surrounding spaces do not count", () => {
    expect(messageAt("title", "  ab  ")).toBe(title);
    expect(messageAt("comment", `${" ".repeat(20)}short`)).toBe(comment);
    expect(messageAt("customerName", ` ${"x".repeat(50)} `)).toBeNull();
  });
});

test.each([
  [0, "Choose a rating from 1 to 5 stars"],
  [1, null],
  [5, null],
  [6, "Choose a rating from 1 to 5 stars"],
  [4.5, "Choose a rating from 1 to 5 stars"],
  ["5", "Choose a rating from 1 to 5 stars"],
  [null, "Choose a rating from 1 to 5 stars"],
])("a rating of %j", (rating, message) => {
  expect(messageAt("rating", rating)).toBe(message);
});

test("defaults are five stars, no tags, no images and no dish or order", () => {
  expect(reviewInput.parse(good)).toEqual({
    ...good,
    rating: 5,
    tags: [],
    images: [],
    product: "",
    order: "",
  });
});

test("tags are trimmed and deduplicated, at most five of at most 30 characters", () => {
  expect(
    reviewInput.parse({ ...good, tags: [" Spicy ", "spicy", "", "late  night"] }).tags,
  ).toEqual(["Spicy", "late night"]);
  expect(messageAt("tags", ["a", "b", "c", "d", "e"])).toBeNull();
  expect(messageAt("tags", ["a", "b", "c", "d", "e", "f"])).toBe("Choose at most 5 tags");
  expect(messageAt("tags", ["x".repeat(30)])).toBeNull();
  expect(messageAt("tags", ["x".repeat(31)])).toBe("A tag must be at most 30 characters long");
  expect(messageAt("tags", "Spicy")).toBe("Must be a list");
  expect(messageAt("tags", [5])).toBe("Must be text");
});

test("a form's ticked and typed tags become one list and can be separated again", () => {
  const tags = splitTags(["Fresh", "Tasty", " fresh, crisp ,, sev  on top "]);

  expect(tags).toEqual(["Fresh", "Tasty", "crisp", "sev on top"]);
  expect(sortTags(tags)).toEqual({ suggested: ["Fresh", "Tasty"], own: "crisp, sev on top" });
});

test("at most three images are accepted", () => {
  expect(messageAt("images", ["a", "b", "c"])).toBeNull();
  expect(messageAt("images", ["a", "b", "c", "d"])).toBe("Choose at most 3 pictures");
});

test.each([
  "/reviews",
  "/reviews?rating=5",
  "/reviews?rating=4&featured=true&verified=true&page=3",
  "/reviews?verified=true",
])("a view of the reviews has one URL: %s", (url) => {
  expect(reviewsUrl(reviewsView(new URL(url, "http://shop.invalid").searchParams))).toBe(url);
});

test.each(["?rating=6", "?rating=abc", "?page=abc", "?page=0", "?page=-3", "?featured=maybe"])(
  "invalid query parameters fall back to all reviews: %s",
  (query) => {
    expect(reviewsUrl(reviewsView(new URLSearchParams(query)))).toBe("/reviews");
  },
);
