import { expect, test } from "vitest";
import { formatBytes, formatDuration } from "./format-units.ts";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1_000, "1.0 KB"],
  [1_234_567, "1.2 MB"],
  [987_000_000, "987.0 MB"],
  [5_400_000_000_000, "5400.0 GB"],
])("%d bytes are read as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, "Less than a minute"],
  [59, "Less than a minute"],
  [60, "1 minute"],
  [3_660, "1 hour 1 minute"],
  [86_400 + 60, "1 day 1 minute"],
  [3 * 86_400 + 4 * 3_600 + 5 * 60, "3 days 4 hours"],
])("%d seconds are read as %s", (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
