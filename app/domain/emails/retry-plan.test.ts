import { expect, test } from "vitest";
import { retryDelayMs } from "./retry-plan.ts";

const MINUTE_MS = 60_000;

function delaysInMinutes(): number[] {
  const delays: number[] = [];
  for (let failedAttempts = 1; ; failedAttempts += 1) {
    const delayMs = retryDelayMs(failedAttempts, MINUTE_MS);
    if (delayMs === null) return delays;
    delays.push(delayMs / MINUTE_MS);
  }
}

test("delays grow from a minute to six hours, and an email is given up after about a day", () => {
  const delays = delaysInMinutes();

  expect(delays[0]).toBe(1);
  expect(Math.max(...delays)).toBe(360);
  expect(delays).toEqual(delays.toSorted((a, b) => a - b));
  const hours = delays.reduce((sum, minutes) => sum + minutes, 0) / 60;
  expect(hours).toBeGreaterThan(20);
  expect(hours).toBeLessThanOrEqual(24);
});

test("a shorter first delay shortens all delays", () => {
  expect(retryDelayMs(1, 10)).toBe(10);
  expect(retryDelayMs(2, 10)).toBe(50);
});
