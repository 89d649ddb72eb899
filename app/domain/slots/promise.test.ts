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
const TOO_LARGE =
  "conflict: Your order counts as 2 plates, and we make at most 1 at a time. Order fewer dishes, or call us.";
const closedAt = (time: string, opensAt: string) =>
  `validation: We are closed at that time (${time}). We open: ${opensAt}. Choose another time.`;
const isFull = (time: string) => `conflict: Nov 21, ${time} pm is full. Choose another time.`;
const noTimeLeft = (when: string) =>
  `conflict: The kitchen is fully booked ${when}. Choose another time.`;

const lastOrders: Changes = { terms: { lastOrderMinutes: 30 } };
const oneDayAhead: Changes = { terms: { daysAhead: 1 } };
const atNight: Changes = { rules: { hours: Array.from({ length: 7 }, () => untilTwo) } };
const pausedUntil = (time: string): Changes => ({
  rules: { mode: "paused", pausedUntil: at(time).toISOString() },
});
const moreRoom = (days: string, fromMinutes: number, untilMinutes: number): Changes => ({
  terms: { overrides: [{ days, fromMinutes, untilMinutes, orders: 3, plates: null }] },
});
const usedAt = (time: string, orders: number, plates: number): Changes => ({
  used: [use(time, orders, plates)],
});
const cateringOn = (day: string): Changes => ({ catering: { days: [day], percent: 50 } });

describe("a chosen time", () => {
  test.each<[string, string, string, string | null, Changes?]>([
    ["the earliest", "21 19:30", "21 18:45", null],
    ["a later one", "21 21:00", "21 18:45", "21 20:15"],
    ["within the grace", "21 19:30", "21 18:55", null],
    ["the first after opening", "21 15:45", "21 09:00", "21 15:00"],
    ["the last before closing", "21 22:45", "21 18:00", "21 22:00"],
    ["the last before the last orders", "21 22:15", "21 18:00", "21 21:30", lastOrders],
    ["tomorrow, one day ahead", "22 18:00", "21 18:00", "22 17:15", oneDayAhead],
    ["offered until midnight", "22 18:00", "22 00:05", "22 17:15"],
    ["long enough after a pause", "21 20:00", "21 18:00", "21 19:15", pausedUntil("21 19:15")],
    ["after midnight", "22 01:45", "22 00:45", "22 01:00", atNight],
    ["after midnight, of the day before", "22 00:30", "21 18:00", "21 23:45", atNight],
    ["at a near address", "21 18:30", "21 18:10", null, { leadMinutes: 20 }],
    ["room for the last order", "21 20:00", "21 18:00", "21 19:15", usedAt("21 20:00", 1, 4)],
    [
      "more room by weekday and hour",
      ...(["21 20:00", "21 18:00", "21 19:15"] as const),
      { ...usedAt("21 20:00", 2, 2), ...moreRoom("56", 1200, 1260) },
    ],
    [
      "after midnight, with the room of the evening",
      ...(["22 01:00", "21 18:00", "22 00:15"] as const),
      { ...atNight, ...usedAt("22 01:00", 2, 2), ...moreRoom("5", 60, 120) },
    ],
    [
      "on a day without catering",
      ...(["21 20:00", "21 18:00", "21 19:15"] as const),
      { ...usedAt("21 20:00", 1, 1), ...cateringOn("2026-11-22") },
    ],
  ])("%s is accepted: %s, ordered at %s", (_, requestedFor, now, start, changes) => {
    const parts = [requestedFor, ...(start ? [`start ${start}`] : []), `in ${requestedFor}`];
    expect(promised(requestedFor, now, 2, changes)).toBe(parts.join(", "));
  });

  test.each<[string, string, string, string, Changes?]>([
    ["after the grace", "21 19:30", "21 18:56", UNAVAILABLE],
    ["no start of a slot", "21 19:31", "21 18:00", UNAVAILABLE],
    ["past", "21 18:00", "21 18:00", UNAVAILABLE, { leadMinutes: 5 }],
    ["before what opening allows", "21 15:30", "21 09:00", UNAVAILABLE],
    ["at closing", "21 23:00", "21 18:00", closedAt("11:00 PM", "tomorrow, 3:00 PM")],
    ["before opening", "21 13:00", "21 09:00", closedAt("1:00 PM", "3:00 PM")],
    ["after the last orders", "21 22:30", "21 18:00", UNAVAILABLE, lastOrders],
    ["tomorrow, today only", "22 18:00", "21 18:00", UNAVAILABLE],
    ["in two days, one day ahead", "23 18:00", "21 18:00", UNAVAILABLE, oneDayAhead],
    [
      "on a holiday",
      ...(["21 20:00", "21 18:00", closedAt("8:00 PM", "tomorrow, 3:00 PM")] as const),
      { rules: { holidays: [{ day: "2026-11-21", name: "Diwali" }] } },
    ],
    [
      "on a closed weekday",
      ...(["22 18:00", "21 18:00", closedAt("tomorrow, 6:00 PM", "Monday, 3:00 PM")] as const),
      { ...oneDayAhead, rules: { hours: [open, open, open, open, open, open, closed] } },
    ],
    ["too soon after a pause", "21 20:00", "21 18:00", UNAVAILABLE, pausedUntil("21 19:16")],
    [
      "while the shop takes no orders",
      ...(["21 20:00", "21 18:00"] as const),
      "conflict: We are not taking orders right now. Your cart is saved.",
      { rules: { mode: "closed" } },
    ],
    ["full of orders", "21 20:00", "21 18:00", isFull("8:00–8:15"), usedAt("21 20:00", 2, 2)],
    [
      "one plate short",
      ...(["21 20:00", "21 18:00"] as const),
      "conflict: Nov 21, 8:00–8:15 pm has room for 1 more plate, and your order counts as 2. Choose another time.",
      usedAt("21 20:00", 1, 5),
    ],
    ["never enough room", "21 20:00", "21 18:00", TOO_LARGE, { terms: { platesPerSlot: 1 } }],
    [
      "filled in shorter slots",
      ...(["21 20:00", "21 18:00", isFull("8:00–8:30")] as const),
      { terms: { slotMinutes: 30 }, used: [use("21 20:00", 1, 1), use("21 20:15", 1, 1)] },
    ],
    [
      "beside the hours with more room",
      ...(["21 21:00", "21 18:00", isFull("9:00–9:15")] as const),
      { ...usedAt("21 21:00", 2, 2), ...moreRoom("56", 1200, 1260) },
    ],
    [
      "on a day with catering",
      ...(["21 20:00", "21 18:00", isFull("8:00–8:15")] as const),
      { ...usedAt("21 20:00", 1, 1), ...cateringOn("2026-11-21") },
    ],
  ])("%s is refused: %s, ordered at %s", (_, requestedFor, now, refusal, changes) => {
    expect(promised(requestedFor, now, 2, changes)).toBe(refusal);
  });
});

describe("as soon as possible", () => {
  const full = (from: number, to: number): Changes => ({
    used: Array.from({ length: to - from }, (_, index) => {
      const minutes = (from + index) * 15;
      const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
      return use(`21 ${hour}:${String(minute).padStart(2, "0")}`, 2, 2);
    }),
  });
  const nextDay = "22 15:45, start 22 15:00, in 22 15:45";

  test.each<[string, string, string, Changes?]>([
    ["counts in the slot of that time", "21 18:10", "21 18:55, in 21 18:45"],
    ["without slots", "21 18:10", "21 18:55", { terms: { slotMinutes: null } }],
    ["waits for room", "21 18:10", "21 19:30, start 21 18:45, in 21 19:30", full(75, 78)],
    ["is refused when the evening is full", "21 18:10", noTimeLeft("for today"), full(75, 92)],
    [
      "does not move to another day with room",
      ...(["21 22:50", noTimeLeft("for today")] as const),
      { ...full(91, 92), terms: { daysAhead: 14 } },
    ],
    ["counts in the last slot when it is promised for later", "21 22:50", "21 23:35, in 21 22:45"],
    ["before opening, is for the opening", "21 09:00", "21 15:45, start 21 15:00, in 21 15:45"],
    ["before a full day, is refused", "21 09:00", noTimeLeft("at that time"), full(63, 92)],
    ["at the last orders", "21 22:30", "21 23:15, in 21 22:15", lastOrders],
    ["after the last orders, is for the next opening", "21 22:31", nextDay, lastOrders],
    [
      "after midnight, stays in the same night",
      ...(["22 00:50", noTimeLeft("for today")] as const),
      { ...atNight, used: [use("22 01:30", 2, 2), use("22 01:45", 2, 2)] },
    ],
    [
      "when it is not offered",
      ...(["21 18:00", "validation: Choose a time for your order."] as const),
      { terms: { asap: false } },
    ],
    [
      "during a pause",
      ...([
        "21 18:00",
        "conflict: We are not taking orders until 7:00 PM. Your cart is saved.",
      ] as const),
      pausedUntil("21 19:00"),
    ],
    ["with more plates than ever fit", "21 18:00", TOO_LARGE, { terms: { platesPerSlot: 1 } }],
  ])("%s, ordered at %s", (_, now, expected, changes) => {
    expect(promised(null, now, 2, changes)).toBe(expected);
  });
});
