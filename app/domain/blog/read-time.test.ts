import { expect, test } from "vitest";
import { readTimeMinutes } from "./read-time.ts";

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])("%i words take %i min to read", (words, minutes) => {
  expect(readTimeMinutes(" puri\n".repeat(words))).toBe(minutes);
});
