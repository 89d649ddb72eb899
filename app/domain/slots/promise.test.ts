import { describe, expect, test } from "vitest";
import { defaultSettings } from "../settings/shop-settings.ts";
import { defaultTimeTerms, type SlotTerms } from "../terms/slot-terms.ts";
import { promiseOrder } from "./promise.ts";
import type { SlotContext, SlotUse } from "./slots.ts";

// A Saturday; the shop is open from 3 PM to 11 PM.
const at = (time: string) => new Date(`2026-11-${time.replace(" ", "T")}:00+05:30`);
const [open, closed] = [{ opensAtMinutes: 15 * 60, closesAtMinutes: 23 * 60 }, null];
const untilTwo = { opensAtMinutes: 15 * 60, closesAtMinutes: 26 * 60 };

const quarters: SlotTerms = {
  ...defaultTimeTerms.delivery,
  slotMinutes: 15,
  ordersPerSlot: 2,
  platesPerSlot: 6,
};

type Changes = Partial<Omit<SlotContext, "terms" | "rules">> & {
  terms?: Partial<SlotTerms>;
  rules?: Partial<SlotContext["rules"]>;
};

function contextOf({ terms, rules, ...rest }: Changes = {}): SlotContext {
  return {
    terms: { ...quarters, ...terms },
    leadMinutes: 45,
    rules: { ...defaultSettings, hours: Array.from({ length: 7 }, () => open), ...rules },
    used: [],
    catering: { days: [], percent: 0 },
    ...rest,
  };
}

const use = (time: string, orders: number, plates: number): SlotUse => ({
  startsAt: at(time),
  orders,
  plates,
});

/** In Pune, as `21 19:30`. */
const local = (instant: Date) =>
  new Date(instant.getTime() + 330 * 60_000).toISOString().slice(8, 16).replace("T", " ");

function promised(requestedFor: string | null, now: string, plates: number, changes: Changes = {}) {
  const wanted = requestedFor === null ? null : at(requestedFor);
  const result = promiseOrder(wanted, plates, contextOf(changes), at(now));
  if (!result.ok) return `${result.code}: ${result.message}`;
  const { dueAt, promisedAt, slot } = result.value;
  return [local(promisedAt), dueAt && `start ${local(dueAt)}`, slot && `in ${local(slot.startsAt)}`]
    .filter(Boolean)
    .join(", ");
}

const UNAVAILABLE = "validation: That time is not available. Choose another time.";
const closedAt = (time: string, opensAt: string) =>
  `validation: We are closed at that time (${time}). We open: ${opensAt}. Choose another time.`;
const noTimeLeft = (when: string) =>
  `conflict: The kitchen is fully booked ${when}. Choose another time.`;

describe("a chosen time", () => {
  test.each<[string, string, string, Changes, string]>([
    ["the earliest", "21 19:30", "21 18:45", {}, "21 19:30, in 21 19:30"],
    ["a later one", "21 21:00", "21 18:45", {}, "21 21:00, start 21 20:15, in 21 21:00"],
    ["within the grace", "21 19:30", "21 18:55", {}, "21 19:30, in 21 19:30"],
    ["after the grace", "21 19:30", "21 18:56", {}, UNAVAILABLE],
    ["no start of a slot", "21 19:31", "21 18:00", {}, UNAVAILABLE],
    ["past", "21 18:00", "21 18:00", { leadMinutes: 5 }, UNAVAILABLE],
    [
      "the first after opening",
      "21 15:45",
      "21 09:00",
      {},
      "21 15:45, start 21 15:00, in 21 15:45",
    ],
    ["before what opening allows", "21 15:30", "21 09:00", {}, UNAVAILABLE],
    [
      "the last before closing",
      "21 22:45",
      "21 18:00",
      {},
      "21 22:45, start 21 22:00, in 21 22:45",
    ],
    ["at closing", "21 23:00", "21 18:00", {}, closedAt("11:00 PM", "tomorrow, 3:00 PM")],
    ["before opening", "21 13:00", "21 09:00", {}, closedAt("1:00 PM", "3:00 PM")],
    [
      "the last before the last orders",
      "21 22:15",
      "21 18:00",
      { terms: { lastOrderMinutes: 30 } },
      "21 22:15, start 21 21:30, in 21 22:15",
    ],
    [
      "after the last orders",
      "21 22:30",
      "21 18:00",
      { terms: { lastOrderMinutes: 30 } },
      UNAVAILABLE,
    ],
    ["tomorrow, today only", "22 18:00", "21 18:00", {}, UNAVAILABLE],
    [
      "tomorrow, one day ahead",
      "22 18:00",
      "21 18:00",
      { terms: { daysAhead: 1 } },
      "22 18:00, start 22 17:15, in 22 18:00",
    ],
    [
      "in two days, one day ahead",
      "23 18:00",
      "21 18:00",
      { terms: { daysAhead: 1 } },
      UNAVAILABLE,
    ],
    ["offered until midnight", "22 18:00", "22 00:05", {}, "22 18:00, start 22 17:15, in 22 18:00"],
    [
      "on a holiday",
      "21 20:00",
      "21 18:00",
      { rules: { holidays: [{ day: "2026-11-21", name: "Diwali" }] } },
      closedAt("8:00 PM", "tomorrow, 3:00 PM"),
    ],
    [
      "on a closed weekday",
      "22 18:00",
      "21 18:00",
      { terms: { daysAhead: 1 }, rules: { hours: [open, open, open, open, open, open, closed] } },
      closedAt("tomorrow, 6:00 PM", "Monday, 3:00 PM"),
    ],
    [
      "too soon after a pause",
      "21 20:00",
      "21 18:00",
      { rules: { mode: "paused", pausedUntil: at("21 19:16").toISOString() } },
      UNAVAILABLE,
    ],
    [
      "long enough after a pause",
      "21 20:00",
      "21 18:00",
      { rules: { mode: "paused", pausedUntil: at("21 19:15").toISOString() } },
      "21 20:00, start 21 19:15, in 21 20:00",
    ],
    [
      "while the shop takes no orders",
      "21 20:00",
      "21 18:00",
      { rules: { mode: "closed" } },
      "conflict: We are not taking orders right now. Your cart is saved.",
    ],
    [
      "after midnight",
      "22 01:45",
      "22 00:45",
      { rules: { hours: Array.from({ length: 7 }, () => untilTwo) } },
      "22 01:45, start 22 01:00, in 22 01:45",
    ],
    [
      "after midnight, of the day before",
      "22 00:30",
      "21 18:00",
      { rules: { hours: Array.from({ length: 7 }, () => untilTwo) } },
      "22 00:30, start 21 23:45, in 22 00:30",
    ],
    ["at a near address", "21 18:30", "21 18:10", { leadMinutes: 20 }, "21 18:30, in 21 18:30"],
    [
      "with room for the last order",
      "21 20:00",
      "21 18:00",
      { used: [use("21 20:00", 1, 4)] },
      "21 20:00, start 21 19:15, in 21 20:00",
    ],
    [
      "full of orders",
      "21 20:00",
      "21 18:00",
      { used: [use("21 20:00", 2, 2)] },
      "conflict: Nov 21, 8:00–8:15 pm is full. Choose another time.",
    ],
    [
      "one plate short",
      "21 20:00",
      "21 18:00",
      { used: [use("21 20:00", 1, 5)] },
      "conflict: Nov 21, 8:00–8:15 pm has room for 1 more plate, and your order counts as 2. Choose another time.",
    ],
    [
      "that never has room for so much",
      "21 20:00",
      "21 18:00",
      { terms: { platesPerSlot: 1 } },
      "conflict: Your order counts as 2 plates, and we make at most 1 at a time. Order fewer dishes, or call us.",
    ],
    [
      "filled in shorter slots",
      "21 20:00",
      "21 18:00",
      { terms: { slotMinutes: 30 }, used: [use("21 20:00", 1, 1), use("21 20:15", 1, 1)] },
      "conflict: Nov 21, 8:00–8:30 pm is full. Choose another time.",
    ],
    [
      "with more room by weekday and hour",
      "21 20:00",
      "21 18:00",
      {
        used: [use("21 20:00", 2, 2)],
        terms: {
          overrides: [
            { days: "56", fromMinutes: 1200, untilMinutes: 1260, orders: 3, plates: null },
          ],
        },
      },
      "21 20:00, start 21 19:15, in 21 20:00",
    ],
    [
      "beside the hours with more room",
      "21 21:00",
      "21 18:00",
      {
        used: [use("21 21:00", 2, 2)],
        terms: {
          overrides: [
            { days: "56", fromMinutes: 1200, untilMinutes: 1260, orders: 3, plates: null },
          ],
        },
      },
      "conflict: Nov 21, 9:00–9:15 pm is full. Choose another time.",
    ],
    [
      "after midnight, with the room of the evening",
      "22 01:00",
      "21 18:00",
      {
        used: [use("22 01:00", 2, 2)],
        rules: { hours: Array.from({ length: 7 }, () => untilTwo) },
        terms: {
          overrides: [{ days: "5", fromMinutes: 60, untilMinutes: 120, orders: 3, plates: null }],
        },
      },
      "22 01:00, start 22 00:15, in 22 01:00",
    ],
    [
      "on a day with catering",
      "21 20:00",
      "21 18:00",
      { used: [use("21 20:00", 1, 1)], catering: { days: ["2026-11-21"], percent: 50 } },
      "conflict: Nov 21, 8:00–8:15 pm is full. Choose another time.",
    ],
    [
      "on a day without catering",
      "21 20:00",
      "21 18:00",
      { used: [use("21 20:00", 1, 1)], catering: { days: ["2026-11-22"], percent: 50 } },
      "21 20:00, start 21 19:15, in 21 20:00",
    ],
  ])("%s: %s, ordered at %s", (_, requestedFor, now, changes, expected) => {
    expect(promised(requestedFor, now, 2, changes)).toBe(expected);
  });
});

describe("as soon as possible", () => {
  const full = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => {
      const minutes = (from + index) * 15;
      const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
      return use(`21 ${hour}:${String(minute).padStart(2, "0")}`, 2, 2);
    });

  test.each<[string, string, Changes, string]>([
    ["counts in the slot of that time", "21 18:10", {}, "21 18:55, in 21 18:45"],
    ["without slots", "21 18:10", { terms: { slotMinutes: null } }, "21 18:55"],
    [
      "waits for the next slot with room",
      "21 18:10",
      { used: full(75, 78) },
      "21 19:30, start 21 18:45, in 21 19:30",
    ],
    [
      "is refused when the evening is full",
      "21 18:10",
      { used: full(75, 92) },
      noTimeLeft("for today"),
    ],
    [
      "does not move to another day with room",
      "21 22:50",
      { used: full(91, 92), terms: { daysAhead: 14 } },
      noTimeLeft("for today"),
    ],
    [
      "counts in the last slot when it is promised for later",
      "21 22:50",
      {},
      "21 23:35, in 21 22:45",
    ],
    ["before opening, is for the opening", "21 09:00", {}, "21 15:45, start 21 15:00, in 21 15:45"],
    [
      "before a full day, is refused",
      "21 09:00",
      { used: full(63, 92) },
      noTimeLeft("at that time"),
    ],
    [
      "at the last orders",
      "21 22:30",
      { terms: { lastOrderMinutes: 30 } },
      "21 23:15, in 21 22:15",
    ],
    [
      "after the last orders, is for the next opening",
      "21 22:31",
      { terms: { lastOrderMinutes: 30 } },
      "22 15:45, start 22 15:00, in 22 15:45",
    ],
    [
      "after midnight, stays in the same night",
      "22 00:50",
      {
        rules: { hours: Array.from({ length: 7 }, () => untilTwo) },
        used: [use("22 01:30", 2, 2), use("22 01:45", 2, 2)],
      },
      noTimeLeft("for today"),
    ],
    [
      "when it is not offered",
      "21 18:00",
      { terms: { asap: false } },
      "validation: Choose a time for your order.",
    ],
    [
      "during a pause",
      "21 18:00",
      { rules: { mode: "paused", pausedUntil: at("21 19:00").toISOString() } },
      "conflict: We are not taking orders until 7:00 PM. Your cart is saved.",
    ],
    [
      "with more plates than ever fit",
      "21 18:00",
      { terms: { platesPerSlot: 1 } },
      "conflict: Your order counts as 2 plates, and we make at most 1 at a time. Order fewer dishes, or call us.",
    ],
  ])("%s, ordered at %s", (_, now, changes, expected) => {
    expect(promised(null, now, 2, changes)).toBe(expected);
  });
});
