import { expect, test } from "vitest";
import { defaultSettings } from "../settings/shop-settings.ts";
import { awaitedAnswer, isUnanswered } from "./unanswered.ts";

const terms = {
  ...defaultSettings,
  hours: Array.from({ length: 7 }, () => ({ opensAtMinutes: 0, closesAtMinutes: 1440 })),
};
const createdAt = new Date("2026-11-20T13:00:00Z");
const order = { status: "pending", channel: "web", createdAt, customerWaitsAt: null } as const;
const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

test("a pending order is unanswered after the owner's minutes", () => {
  expect(isUnanswered(order, terms, later(4.99))).toBe(false);
  expect(isUnanswered(order, terms, later(5))).toBe(true);
});

test.each([
  ["confirmed", { ...order, status: "confirmed" }],
  ["cancelled", { ...order, status: "cancelled" }],
  ["taken by phone", { ...order, channel: "phone" }],
] as const)("an order that is %s is not", (_, other) => {
  expect(isUnanswered(other, terms, later(60))).toBe(false);
  expect(awaitedAnswer(other, terms, later(60))).toBeNull();
});

test("says how long it is until the answer is late, and whether the customer waits", () => {
  expect(awaitedAnswer(order, terms, later(3))).toEqual({ isAwaited: false, lateInMs: 120_000 });
  const waits = { ...order, customerWaitsAt: later(6) };
  expect(awaitedAnswer(waits, terms, later(7))).toMatchObject({ isAwaited: true });
});
