import { dayInIndia, instantInIndia, weekdayOf } from "#app/domain/clock.ts";
import { DAY_MS, DAYS } from "./demo.ts";
import type { Random } from "./random.ts";

const HOUR_MS = 3_600_000;
const OPENS_AT = 15;

/** How busy each opening hour is, from 3 PM: offices, then the evening walk, then dinner. */
const hourly = [4, 6, 10, 16, 22, 23, 15, 7];
/** Monday first. */
const weekly = [8, 8, 9, 9, 11, 15, 14];

type Slot = { startMs: number; weight: number };

/** UTC milliseconds at which a calendar day (`YYYY-MM-DD`) begins in Pune. */
export function startOfDay(day: string): number {
  return instantInIndia(day, 0).getTime();
}

/** Returns the day in Pune of instants in chronological order, because formatting each of a million takes too long. */
export function puneDays(): (instantMs: number) => string {
  let day = "";
  let dayEndMs = 0;
  return (instantMs) => {
    if (instantMs >= dayEndMs) {
      day = dayInIndia(new Date(instantMs));
      dayEndMs = startOfDay(day) + DAY_MS;
    }
    return day;
  };
}

/** The latest moment up to `nowMs` at which the shop had been open for an hour, long enough for unfinished orders. */
export function lastBusyMoment(nowMs: number): number {
  const dayMs = startOfDay(dayInIndia(new Date(nowMs)));
  const isBusy = nowMs >= dayMs + (OPENS_AT + 1) * HOUR_MS;
  const closesMs = dayMs + (OPENS_AT + hourly.length) * HOUR_MS;
  return Math.min(nowMs, isBusy ? closesMs : closesMs - DAY_MS);
}

/** How much more is sold during a festival, how many days it lasts, and how many days before the end it begins. */
const festival = { share: 1.9, days: 3, beginsAgo: 40 };

/** The weather and the season. */
function dayWeight(random: Random, ago: number): number {
  const season = 1 + 0.08 * Math.sin((2 * Math.PI * ago) / DAYS);
  const weather = random.percent(12) ? 0.6 : random.between(0.85, 1.2);
  const isFestival = ago <= festival.beginsAgo && ago > festival.beginsAgo - festival.days;
  return season * weather * (isFestival ? festival.share : 1);
}

function openHours(random: Random, endMs: number): Slot[] {
  const slots: Slot[] = [];
  const today = startOfDay(dayInIndia(new Date(endMs)));
  for (let ago = DAYS - 1; ago >= 0; ago -= 1) {
    const dayMs = today - ago * DAY_MS;
    const weekday = weekdayOf(dayInIndia(new Date(dayMs)));
    const growth = 1 + (DAYS - ago) / (4 * DAYS);
    const dayShare = (weekly[weekday] ?? 0) * growth * dayWeight(random, ago);
    hourly.forEach((busy, hour) => {
      const startMs = dayMs + (OPENS_AT + hour) * HOUR_MS;
      const openMs = Math.min(HOUR_MS, endMs - startMs);
      const weight = busy * random.between(0.75, 1.25) * dayShare * (openMs / HOUR_MS);
      if (openMs > 0) slots.push({ startMs, weight });
    });
  }
  return slots;
}

/** UTC milliseconds, earliest first, in the opening hours before `endMs`, busiest in the evening and on weekends. */
export function* placedTimes(random: Random, count: number, endMs: number): Generator<number> {
  const slots = openHours(random, endMs);
  const totalWeight = slots.reduce((sum, slot) => sum + slot.weight, 0);
  let passedWeight = 0;
  let index = 0;
  for (let placed = 0; placed < count; placed += 1) {
    const position = ((placed + random.between(0, 1)) / count) * totalWeight;
    let slot = slots[index];
    while (slot && index < slots.length - 1 && passedWeight + slot.weight <= position) {
      passedWeight += slot.weight;
      index += 1;
      slot = slots[index];
    }
    if (!slot) throw new Error("The demo has no opening hour");
    const intoSlot = Math.min((position - passedWeight) / slot.weight, 0.999);
    const slotMs = Math.min(HOUR_MS, endMs - slot.startMs);
    yield Math.floor(slot.startMs + intoSlot * slotMs);
  }
}
