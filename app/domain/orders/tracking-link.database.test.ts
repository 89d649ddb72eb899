import { expect, test } from "vitest";
import { hasTrackingLink } from "./tracking-link.server.ts";

const order = {
  promisedAt: new Date("2026-11-21T13:30:00Z"),
  promisedUntil: null,
  delayMinutes: 0,
  userId: "asha",
  customerName: "Asha Kulkarni",
};
const lastMinute = new Date("2026-11-28T13:29:59Z");
const expired = new Date("2026-11-28T13:30:00Z");

test("a tracking link works for seven days after the order is expected", () => {
  expect(hasTrackingLink(order, lastMinute)).toBe(true);
  expect(hasTrackingLink(order, expired)).toBe(false);
});

test("a delay extends it", () => {
  expect(hasTrackingLink({ ...order, delayMinutes: 10 }, expired)).toBe(true);
  expect(hasTrackingLink({ ...order, delayMinutes: 10 }, new Date("2026-11-28T13:40:00Z"))).toBe(
    false,
  );
});

test("it ends with the customer's account, but guests have one, too", () => {
  const guest = { ...order, userId: null };

  expect(hasTrackingLink(guest, lastMinute)).toBe(true);
  expect(hasTrackingLink({ ...guest, customerName: "Former customer" }, lastMinute)).toBe(false);
});
