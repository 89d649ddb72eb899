import { describe, expect, test } from "vitest";
import { readSectionsWith, type Section } from "../sections/sections.ts";
import { menuView } from "./schema.ts";

readSectionsWith(() => [{ id: "chaat" } as Section]);

function viewOf(query: string) {
  return menuView(new URLSearchParams(query));
}

const whole = { category: null, q: "", sort: "name", page: 1, limit: 100 };

describe("the menu view read from a URL", () => {
  test("is the whole menu by name without parameters", () => {
    expect(viewOf("")).toEqual(whole);
  });

  test("has the given parameters", () => {
    expect(viewOf("category=chaat&q=dahi&sort=price-low&page=2&limit=24")).toEqual({
      category: "chaat",
      q: "dahi",
      sort: "price-low",
      page: 2,
      limit: 24,
    });
  });

  test.each([
    "category=pizza",
    "sort=rating",
    "page=abc",
    "page=-1",
    "page=",
    "limit=0x10",
    "category=__proto__&sort=constructor",
    "q=%20%20",
    "unknown=1",
  ])("ignores invalid values: %s", (query) => {
    expect(viewOf(query)).toEqual(whole);
  });

  test("cuts a search to 100 characters, never within a character", () => {
    expect(viewOf(`q=${"x".repeat(10_000)}`).q).toBe("x".repeat(100));
    const cut = viewOf(`q=${encodeURIComponent(`x${"🌶".repeat(200)}`)}`).q;
    expect([...cut]).toHaveLength(100);
    expect(cut.isWellFormed()).toBe(true);
  });

  test("keeps Devanagari and drops control characters", () => {
    expect(viewOf(`q=${encodeURIComponent(" पाणी\u0000 पुरी ")}`).q).toBe("पाणी पुरी");
  });
});
