import { expect, test } from "vitest";
import { nextWaitMs } from "./retry-plan.ts";

const MINUTE_MS = 60_000;

function waits(): number[] {
  const all: number[] = [];
  for (let failed = 1; ; failed += 1) {
    const wait = nextWaitMs(failed, MINUTE_MS);
    if (wait === null) return all;
    all.push(wait / MINUTE_MS);
  }
}

test("delays grow from a minute to six hours, and an email is given up after about a day", () => {
  expect(waits()[0]).toBe(1);
  expect(Math.max(...waits())).toBe(360);
  expect(waits()).toEqual(waits().toSorted((a, b) => a - b));
  const hours = waits().reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThanOrEqual(24);
});

test("a shorter first delay shortens all", () => {
  expect(nextWaitMs(1, 10)).toBe(10);
  expect(nextWaitMs(2, 10)).toBe(50);
});
