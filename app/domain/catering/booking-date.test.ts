import { afterEach, expect, test, vi } from "vitest";
import { bookingInput } from "./schema.ts";

afterEach(() => void vi.useRealTimers());

test.each([
  ["2026-12-31", "The date cannot be before today"],
  ["2027-01-01", undefined],
  ["2029-12-31", undefined],
  ["2030-01-01", "Choose a date within two years"],
])("on 1 January 2027 at 2 AM in Pune, an event on %s: %s", (eventDate, problem) => {
  vi.useFakeTimers({ now: new Date("2026-12-31T20:30:00Z") });

  const { error } = bookingInput.shape.eventDate.safeParse(eventDate);

  expect(error?.issues[0]?.message).toBe(problem);
});
