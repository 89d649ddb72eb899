import { expect, test } from "vitest";
import { attemptDelayMs } from "./attempt-delay.ts";

test("the first ten attempts do not wait, later ones longer and longer, up to four seconds", () => {
  const delays = Array.from({ length: 20 }, (_, index) => attemptDelayMs(index + 1));
  expect(delays.slice(0, 10)).toEqual(Array(10).fill(0));
  expect(delays.slice(10, 15)).toEqual([250, 500, 1000, 2000, 4000]);
  expect(attemptDelayMs(1_000_000)).toBe(4000);
});
