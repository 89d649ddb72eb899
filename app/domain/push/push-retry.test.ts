import { expect, test } from "vitest";
import { nextPushAt, retryAfterMs } from "./push-retry.ts";

const MINUTE_MS = 60_000;
const at = new Date("2026-11-23T12:00:00Z");
const after = (ms: number) => new Date(at.getTime() + ms);

function delayMs(failedAttempts: number, retryAfter: number | null = null): number | undefined {
  const next = nextPushAt(at, {
    failedAttempts,
    firstDelayMs: 5000,
    retryAfterMs: retryAfter,
    expiresAt: after(60 * MINUTE_MS),
  });
  return next ? next.getTime() - at.getTime() : undefined;
}

test("delays double, up to ten minutes", () => {
  expect([1, 2, 3, 4, 8, 20].map((attempt) => delayMs(attempt))).toEqual([
    5000,
    10_000,
    20_000,
    40_000,
    10 * MINUTE_MS,
    10 * MINUTE_MS,
  ]);
});

test("a push service that asks for more time gets it", () => {
  expect(delayMs(1, 30_000)).toBe(30_000);
  expect(delayMs(4, 30_000)).toBe(40_000);
});

test("a message that would arrive after it expired is given up", () => {
  const failed = { failedAttempts: 1, firstDelayMs: 5000, retryAfterMs: null };
  expect(nextPushAt(at, { ...failed, expiresAt: after(5001) })).toEqual(after(5000));
  expect(nextPushAt(at, { ...failed, expiresAt: after(5000) })).toBeNull();
  expect(delayMs(1, 61 * MINUTE_MS)).toBeUndefined();
});

test("Retry-After is a number of seconds or a date", () => {
  expect(retryAfterMs("120", at)).toBe(120_000);
  expect(retryAfterMs("Mon, 23 Nov 2026 12:00:30 GMT", at)).toBe(30_000);
  expect(retryAfterMs("Mon, 23 Nov 2026 11:00:00 GMT", at)).toBe(0);
  expect(retryAfterMs("soon", at)).toBeNull();
  expect(retryAfterMs(null, at)).toBeNull();
});
