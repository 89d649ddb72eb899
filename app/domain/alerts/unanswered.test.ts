import { expect, test } from "vitest";
import { instantInIndia } from "../clock.ts";
import { defaultSettings } from "../settings/shop-settings.ts";
import { type AnswerTerms, answerTime, awaitedAnswer, isUnanswered } from "./unanswered.ts";

const terms = {
  ...defaultSettings,
  hours: Array.from({ length: 7 }, () => ({ opensAtMinutes: 0, closesAtMinutes: 1440 })),
};
const createdAt = new Date("2026-11-20T13:00:00Z");
const later = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
const promised = { promisedAt: later(40), promisedUntil: null, delayMinutes: 0 };
const order = {
  ...promised,
  status: "pending",
  channel: "web",
  createdAt,
  paidAt: null,
  payBy: null,
  customerWaitsAt: null,
} as const;

test("a pending order is unanswered after the owner's minutes", () => {
  expect(isUnanswered(order, terms, later(4.99))).toBe(false);
  expect(isUnanswered(order, terms, later(5))).toBe(true);
});

test("nobody waits for an answer after the promised time", () => {
  const slot = { ...order, promisedUntil: later(60), delayMinutes: 10 };
  expect(isUnanswered(slot, terms, later(69))).toBe(true);
  expect(isUnanswered(slot, terms, later(70))).toBe(false);
  expect(awaitedAnswer(slot, terms, later(12 * 60))?.overInMs).toBeLessThan(0);
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
  expect(awaitedAnswer(order, terms, later(3))).toEqual({
    isAwaited: false,
    lateInMs: 120_000,
    overInMs: 37 * 60_000,
  });
  const waits = { ...order, customerWaitsAt: later(6) };
  expect(awaitedAnswer(waits, terms, later(7))).toMatchObject({ isAwaited: true });
});

const threeToEleven = { opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 };
const termsOf = (unansweredMinutes: number, mondayToSunday = true): AnswerTerms => ({
  mode: "open",
  pausedUntil: null,
  hours: Array.from({ length: 7 }, () => (mondayToSunday ? threeToEleven : null)),
  holidays: [{ day: "2026-11-22", name: "Fair" }],
  alerts: { unansweredMinutes },
});
const at = (day: string, hour: number, minute = 0) => instantInIndia(day, hour * 60 + minute);

test("an order is to be answered so many minutes after it came in", () => {
  expect(answerTime(at("2026-11-20", 19), termsOf(5))).toEqual(at("2026-11-20", 19, 5));
});

test("what comes in while the shop is closed is to be answered after its next opening", () => {
  expect(answerTime(at("2026-11-20", 2), termsOf(5))).toEqual(at("2026-11-20", 15, 5));
  expect(answerTime(at("2026-11-20", 23, 30), termsOf(5))).toEqual(at("2026-11-21", 15, 5));
  expect(answerTime(at("2026-11-22", 16), termsOf(5)), "a holiday").toEqual(
    at("2026-11-23", 15, 5),
  );
});

test("nothing is late for an owner who does not want to know, or a shop that never opens", () => {
  expect(answerTime(at("2026-11-20", 19), termsOf(0))).toBeNull();
  expect(answerTime(at("2026-11-20", 19), termsOf(5, false))).toBeNull();
});
