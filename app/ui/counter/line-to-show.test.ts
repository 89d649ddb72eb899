import { describe, expect, test } from "vitest";
import { lineToShow } from "./line-to-show.ts";

const lines = (...quantities: number[]) => quantities.map((quantity) => ({ quantity }));

describe("the line that comes into view", () => {
  test("is the last one when a dish was added", () => {
    const before = { lines: lines(1, 1), shown: null };
    expect(lineToShow(before, { lines: lines(1, 1, 1), shown: null })).toBe(2);
  });

  test("is the one of which there are more", () => {
    const before = { lines: lines(1, 1, 1), shown: null };
    expect(lineToShow(before, { lines: lines(1, 2, 1), shown: null })).toBe(1);
  });

  test("is the one whose choices were opened", () => {
    const before = { lines: lines(1, 1, 1), shown: 2 };
    expect(lineToShow(before, { lines: lines(1, 1, 1), shown: 0 })).toBe(0);
  });

  test("is none when choices were closed or a line was removed", () => {
    const before = { lines: lines(1, 1, 1), shown: 2 };
    expect(lineToShow(before, { lines: lines(1, 1, 1), shown: null })).toBeNull();
    expect(lineToShow(before, { lines: lines(1, 1), shown: null })).toBeNull();
  });

  test("is none when something else was changed", () => {
    const order = { lines: lines(1, 1), shown: 1 };
    expect(lineToShow(order, { ...order })).toBeNull();
  });
});
