import { expect, test } from "vitest";
import { instantInIndia } from "../clock.ts";
import { defaultTimeTerms } from "../terms/slot-terms.ts";
import { largeOrder } from "./large-order.ts";
import type { SlotContext } from "./slots.ts";

const at = instantInIndia("2026-11-21", 21 * 60);
const context: SlotContext = {
  terms: { ...defaultTimeTerms.delivery, slotMinutes: 30, platesPerSlot: 25, daysAhead: 1 },
  leadMinutes: 30,
  rules: {
    mode: "open",
    pausedUntil: null,
    hours: Array.from({ length: 7 }, () => ({ opensAtMinutes: 900, closesAtMinutes: 1380 })),
    holidays: [],
  },
  used: [],
  catering: { days: [], percent: 0 },
};
const ways = (plates: number, changes: Partial<SlotContext> = {}) => {
  const found = largeOrder(plates, { ...context, ...changes }, at);
  return found && [found.parts.map((part) => part.plates), found.laterTime !== ""];
};

test("an order that fits into one time of the day is not large", () => {
  expect(ways(25)).toBeNull();
});

test("40 plates are split over two times of 25, and fit into none of tomorrow", () => {
  expect(ways(40)).toEqual([[25, 15], false]);
});

test("tomorrow is offered when only today's times are taken", () => {
  const taken = { startsAt: instantInIndia("2026-11-21", 21 * 60 + 30), orders: 1, plates: 20 };
  const second = { ...taken, startsAt: instantInIndia("2026-11-21", 22 * 60), plates: 15 };
  const third = { ...taken, startsAt: instantInIndia("2026-11-21", 22 * 60 + 30), plates: 25 };
  expect(ways(14, { used: [taken, second, third] })).toEqual([[4, 10], true]);
});

test("what today's times cannot hold together is split over tomorrow's", () => {
  const used = [21.5, 22, 22.5].map((hour) => ({
    startsAt: instantInIndia("2026-11-21", hour * 60),
    orders: 1,
    plates: 24,
  }));
  const parts = largeOrder(40, { ...context, used }, at)?.parts;
  expect(parts?.map(({ plates }) => plates)).toEqual([25, 15]);
  expect(parts?.[0]?.time).toMatch(/^Nov 22, /);
});

test("what the times of the day cannot hold together is not split", () => {
  expect(ways(200)).toEqual([[], false]);
});

test("without times, no order is large", () => {
  expect(ways(40, { terms: { ...context.terms, slotMinutes: null } })).toBeNull();
});
