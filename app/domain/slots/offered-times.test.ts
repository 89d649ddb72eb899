import { expect, test } from "vitest";
import { addDays, dayInIndia, instantInIndia, MINUTE_MS } from "../clock.ts";
import { nextOpening, type OpeningRules, openSpan, type WeekHours } from "../opening-hours.ts";
import { defaultTimeTerms, type SlotTerms } from "../terms/slot-terms.ts";
import { offeredDays, offeredTimes } from "./offered-times.ts";
import { promiseOrder } from "./promise.ts";
import type { SlotContext } from "./slots.ts";

const GRACE_MINUTES = 10;
const FIRST_DAY = "2026-10-15";
const DAYS = 120;

const daily = (opensAtMinutes: number, closesAtMinutes: number) => ({
  opensAtMinutes,
  closesAtMinutes,
});
const evenings = Array.from({ length: 7 }, () => daily(900, 1380));
const weeks: WeekHours[] = [
  evenings,
  [null, ...evenings.slice(1, 4), daily(900, 1560), daily(660, 1570), daily(660, 1440)],
  Array.from({ length: 7 }, () => daily(0, 1440)),
];
const holidays = [
  { day: "2026-11-08", name: "Diwali" },
  { day: "2027-01-26", name: "Republic Day" },
];

const quarters: SlotTerms = { ...defaultTimeTerms.delivery, slotMinutes: 15 };
const terms: { terms: SlotTerms; leadMinutes: number }[] = [
  { terms: quarters, leadMinutes: 45 },
  { terms: { ...quarters, daysAhead: 1, lastOrderMinutes: 30 }, leadMinutes: 20 },
  { terms: { ...quarters, slotMinutes: 50, daysAhead: 3, asap: false }, leadMinutes: 90 },
];

/** Every seven hours; on every fourth day, also minutes before and after opening, closing and midnight. */
function instantsOf(index: number, day: string, rules: OpeningRules): Date[] {
  const span = openSpan(day, rules);
  const turns = [instantInIndia(day, 0), ...(span ? [span.from, span.to] : [])];
  const around = turns.flatMap((turn) =>
    [-10, -1, 0, 1, 11].map((minutes) => turn.getTime() + minutes * MINUTE_MS),
  );
  const hours = [0, 7, 14, 21].map((hour) => hour + ((index * 4) % 7));
  const apart = hours.map((hour) => instantInIndia(day, hour * 60 + 7).getTime());
  return [...apart, ...(index % 4 === 0 ? around : [])].map((ms) => new Date(ms));
}

const startsOf = (context: SlotContext, at: Date) =>
  offeredDays(context, at).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt.getTime()));

/** Near the first and last offered slots, within an hour of the lead time, and around midnight. */
function candidates(offered: number[], at: Date): Set<number> {
  const steps = (fromMs: number) => [-15, 5, 15].map((minutes) => fromMs + minutes * MINUTE_MS);
  const nextMidnight = instantInIndia(addDays(dayInIndia(at), 1), 0).getTime();
  const soon = Math.ceil(at.getTime() / (15 * MINUTE_MS)) * 15 * MINUTE_MS;
  const [first = soon, last = soon] = [offered[0], offered.at(-1)];
  return new Set([soon, nextMidnight, first, last].flatMap(steps));
}

test("over four months, exactly the offered slots are accepted", () => {
  const counts = { offered: 0, refused: 0, inGrace: 0 };
  for (let index = 0; index < DAYS; index += 1) {
    const day = addDays(FIRST_DAY, index);
    const chosen = terms[index % terms.length];
    const hours = weeks[Math.floor(index / terms.length) % weeks.length];
    if (!chosen || !hours) throw new Error("There are terms and hours for each day");
    const isPaused = index % 5 === 0;
    const pausedUntil = isPaused ? instantInIndia(day, 17 * 60 + 3).toISOString() : null;
    const mode = isPaused ? "paused" : "open";
    const rules: OpeningRules = { mode, pausedUntil, hours, holidays };
    const context = { ...chosen, rules, used: [], catering: { days: [], percent: 0 } };
    for (const at of instantsOf(index, day, rules)) {
      const offered = startsOf(context, at);
      const before = startsOf(context, new Date(at.getTime() - GRACE_MINUTES * MINUTE_MS));
      const isAccepted = (startMs: number) => promiseOrder(new Date(startMs), 1, context, at).ok;
      const text = (startMs: number) => `${new Date(startMs).toISOString()} at ${at.toISOString()}`;
      const sample = new Set([...offered.slice(0, 2), ...offered.slice(-2)]);
      for (const startMs of sample) {
        if (!isAccepted(startMs)) expect.fail(`Refused: ${text(startMs)}`);
        counts.offered += 1;
      }
      for (const startMs of candidates(offered, at)) {
        if (offered.includes(startMs)) continue;
        const isInGrace = before.includes(startMs) && startMs > at.getTime();
        if (isAccepted(startMs) !== isInGrace) expect.fail(`Grace ${isInGrace}: ${text(startMs)}`);
        counts[isInGrace ? "inGrace" : "refused"] += 1;
      }
    }
  }
  expect(counts.offered).toBeGreaterThan(1_500);
  expect(counts.refused).toBeGreaterThan(5_000);
  expect(counts.inGrace).toBeGreaterThan(30);
}, 120_000);

test("the time offered as soon as possible is accepted and falls into opening hours", () => {
  const rules: OpeningRules = { mode: "open", pausedUntil: null, hours: evenings, holidays };
  const catering = { days: [], percent: 0 };
  for (let hours = 0; hours < 24 * DAYS; hours += 7) {
    const at = new Date(Date.parse(FIRST_DAY) + hours * 60 * MINUTE_MS);
    const context = { terms: quarters, leadMinutes: 45, rules, used: [], catering };
    const promised = promiseOrder(null, 1, context, at);
    if (!promised.ok) throw new Error(`Refused at ${at.toISOString()}: ${promised.message}`);
    const { dueAt, promisedAt } = promised.value;
    expect(dueAt === null || dueAt.getTime() === nextOpening(at, rules)?.getTime()).toBe(true);
    expect(promisedAt.getTime()).toBe((dueAt ?? at).getTime() + 45 * MINUTE_MS);
  }
});

const at = (time: string) => new Date(`2026-11-21T${time}:00+05:30`);
const context: SlotContext = {
  terms: { ...quarters, ordersPerSlot: 1, platesPerSlot: 3, daysAhead: 2, lastOrderMinutes: 15 },
  leadMinutes: 45,
  rules: { mode: "open", pausedUntil: null, hours: evenings, holidays: [] },
  used: [
    { startsAt: at("21:45"), orders: 1, plates: 1 },
    { startsAt: at("22:00"), orders: 0, plates: 2 },
  ],
  catering: { days: [], percent: 0 },
};

test("days are named, and full slots say why", () => {
  const offered = offeredTimes(context, 2, null, at("21:00"));

  expect(offered?.asap).toEqual({ label: "about 10:15 pm", isPossible: true });
  expect(offered?.nearest).toEqual([]);
  expect(offered?.days.map(({ label }) => label)).toEqual(["Today", "Tomorrow", "Monday, Nov 23"]);
  expect(offered?.days[0]?.times.map(({ label, reason }) => [label, reason])).toEqual([
    ["9:45–10:00 pm", "Full"],
    ["10:00–10:15 pm", "1 plate left"],
    ["10:15–10:30 pm", ""],
    ["10:30–10:45 pm", ""],
  ]);
});

test("a full time comes with the nearest free ones, which are not listed again under their days", () => {
  const offered = offeredTimes(context, 2, at("21:45"), at("21:00"));

  expect(offered?.nearest.map(({ label }) => label)).toEqual([
    "Nov 21, 10:15–10:30 pm",
    "Nov 21, 10:30–10:45 pm",
    "Nov 22, 3:45–4:00 pm",
  ]);
  expect(offered?.days[0]?.times.map(({ label }) => label)).toEqual([
    "9:45–10:00 pm",
    "10:00–10:15 pm",
  ]);
});

test("a free time comes without alternatives", () => {
  expect(offeredTimes(context, 2, at("22:15"), at("21:00"))?.nearest).toEqual([]);
});

test("no times are offered without slots", () => {
  const without = { ...context, terms: { ...context.terms, slotMinutes: null } };
  expect(offeredTimes(without, 1, null, at("21:00"))).toBeNull();
});
