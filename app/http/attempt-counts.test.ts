import { expect, test } from "vitest";
import {
  countAttempt,
  countedKeys,
  forgetAttempts,
  MAX_KEYS,
  refusedForSeconds,
} from "./attempt-counts.server.ts";

const limit = { points: 2, durationSeconds: 60 };

test("attempts over the limit are refused until the first one is forgotten", () => {
  const answers = [1, 2, 3].map(() => refusedForSeconds("asha", limit));
  expect(answers.slice(0, 2)).toEqual([null, null]);
  expect(answers[2]).toBeGreaterThan(0);
  expect(answers[2]).toBeLessThanOrEqual(60);
  expect(refusedForSeconds("mira", limit)).toBeNull();

  forgetAttempts("asha");
  expect(refusedForSeconds("asha", limit)).toBeNull();
});

test("half a million email addresses leave a bounded number of keys in memory", () => {
  for (let number = 0; number < 520_000; number += 1) countAttempt(`${number}@evil.test`, limit);
  expect(countedKeys()).toBe(MAX_KEYS);
});
