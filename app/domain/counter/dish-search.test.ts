import { describe, expect, test } from "vitest";
import { dishesFound, readSearch } from "./dish-search.ts";

const dishes = ["Masala Chai", "Pani Puri", "7 Up", "Upma"].map((name) => ({
  name,
  otherNames: name === "Pani Puri" ? "पाणी पुरी golgappa" : "",
}));
const found = (query: string) => dishesFound(query, dishes).map(({ name }) => name);

describe("a search at the counter", () => {
  test.each([
    ["pani", 1, ["Pani Puri"]],
    ["3 pani", 3, ["Pani Puri"]],
    ["12 puri pa", 12, ["Pani Puri"]],
    ["३ पाणी", 3, ["Pani Puri"]],
    ["2 golg", 2, ["Pani Puri"]],
    ["7 up", 1, ["7 Up"]],
    ["2 7 up", 2, ["7 Up"]],
    ["3", 1, []],
    ["0 pani", 1, []],
    ["100 pani", 1, []],
  ])("for %j asks for %d of %j", (query, quantity, names) => {
    expect(found(query)).toEqual(names);
    expect(readSearch(query, dishes).quantity).toBe(quantity);
  });

  test("for nothing finds every dish", () => {
    expect(found(" ")).toHaveLength(dishes.length);
  });
});
