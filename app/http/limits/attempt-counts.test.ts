import { expect, onTestFinished, test, vi } from "vitest";
import {
  countAttempt,
  countedKeys,
  forgetAttempts,
  MAX_KEYS,
  secondsUntilAllowed,
  takeBackAttempt,
} from "./attempt-counts.server.ts";

const limit = { burst: 2, everySeconds: 60 };

function stopTime() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

test("after a burst, one attempt is allowed every so many seconds, and no sooner", () => {
  stopTime();
  countAttempt("asha", limit);
  expect(secondsUntilAllowed("asha", limit)).toBe(0);
  countAttempt("asha", limit);
  expect(secondsUntilAllowed("asha", limit)).toBe(60);
  expect(secondsUntilAllowed("mira", limit)).toBe(0);

  vi.advanceTimersByTime(59_000);
  expect(secondsUntilAllowed("asha", limit)).toBe(1);
  vi.advanceTimersByTime(1_000);
  expect(secondsUntilAllowed("asha", limit)).toBe(0);
  countAttempt("asha", limit);
  expect(secondsUntilAllowed("asha", limit)).toBe(60);
});

test("an attempt that is taken back does not count, and forgotten ones neither", () => {
  stopTime();
  for (const _ of [1, 2]) countAttempt("ravi", limit);
  takeBackAttempt("ravi", limit);
  expect(secondsUntilAllowed("ravi", limit)).toBe(0);

  countAttempt("ravi", limit);
  expect(secondsUntilAllowed("ravi", limit)).toBe(60);
  forgetAttempts("ravi");
  expect(secondsUntilAllowed("ravi", limit)).toBe(0);
});

test("attempts that are counted without being refused are forgotten after two bursts", () => {
  stopTime();
  for (let attempt = 0; attempt < 1000; attempt += 1) countAttempt("owner", limit);
  expect(countAttempt("owner", limit)).toBe(4);
  vi.advanceTimersByTime(4 * 60_000);
  expect(countAttempt("owner", limit)).toBe(1);
});

test("a clock that was ahead locks nobody out for longer than that", () => {
  stopTime();
  vi.setSystemTime(new Date("2030-01-01"));
  countAttempt("late", limit);
  vi.setSystemTime(new Date("2026-12-02"));
  expect(secondsUntilAllowed("late", limit)).toBeLessThanOrEqual(3 * 60);
});

test("half a million email addresses leave a bounded number of keys in memory", () => {
  for (let number = 0; number < 520_000; number += 1) countAttempt(`${number}@evil.test`, limit);
  expect(countedKeys()).toBe(MAX_KEYS);
});
