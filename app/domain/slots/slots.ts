import { addDays, dayInPune, minutesInPune } from "../clock.ts";
import { type OpeningRules, openSpan, weekdayOf } from "../opening-hours.ts";
import type { SlotTerms } from "./slot-terms.ts";

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Null means no limit. */
export type Capacity = { orders: number | null; plates: number | null };

export type Slot = Capacity & {
  startsAt: Date;
  endsAt: Date;
  /** Orders and plates already promised. */
  usedOrders: number;
  usedPlates: number;
};

/** What is promised from one moment on. */
export type SlotUse = { startsAt: Date; orders: number; plates: number };

/** What decides about the slots of one delivery type. */
export type SlotContext = {
  terms: SlotTerms;
  /** From the order until the customer has it, at the address in question. */
  leadMinutes: number;
  rules: OpeningRules;
  used: SlotUse[];
  /** Days on which catering reduces the capacity, and by how many percent. */
  catering: { days: string[]; percent: number };
};

function reduced(count: number | null, percent: number): number | null {
  return count === null ? null : Math.floor((count * (100 - percent)) / 100);
}

/** `day` is the day of the shop, which after midnight is the day before. */
function capacityOf(startsAt: Date, day: string, { terms, catering }: SlotContext): Capacity {
  const pastMidnight = dayInPune(startsAt) === day ? 0 : DAY_MINUTES;
  const minutes = minutesInPune(startsAt) + pastMidnight;
  const { orders, plates } = terms.overrides.find(
    ({ days, fromMinutes, untilMinutes }) =>
      (days === "" || days.includes(String(weekdayOf(day)))) &&
      fromMinutes <= minutes &&
      minutes < untilMinutes,
  ) ?? { orders: terms.ordersPerSlot, plates: terms.platesPerSlot };
  const percent = catering.days.includes(day) ? catering.percent : 0;
  return { orders: reduced(orders, percent), plates: reduced(plates, percent) };
}

/** The slots between opening and the last orders of a day, whether or not they can still be ordered. */
export function slotsOfDay(day: string, context: SlotContext): Slot[] {
  const { terms, rules, used } = context;
  const span = openSpan(day, rules);
  if (!span || terms.slotMinutes === null) return [];
  const lengthMs = terms.slotMinutes * MINUTE_MS;
  const latestMs = span.to.getTime() - terms.lastOrderMinutes * MINUTE_MS;
  const slots: Slot[] = [];
  for (let startMs = span.from.getTime(); startMs + lengthMs <= latestMs; startMs += lengthMs) {
    const [startsAt, endsAt] = [new Date(startMs), new Date(startMs + lengthMs)];
    const inSlot = used.filter((use) => use.startsAt >= startsAt && use.startsAt < endsAt);
    slots.push({
      startsAt,
      endsAt,
      ...capacityOf(startsAt, day, context),
      usedOrders: inSlot.reduce((sum, { orders }) => sum + orders, 0),
      usedPlates: inSlot.reduce((sum, { plates }) => sum + plates, 0),
    });
  }
  return slots;
}

/** When the kitchen may begin at the earliest; null while the shop is closed until further notice. */
function kitchenFrom(at: Date, rules: OpeningRules): Date | null {
  if (rules.mode === "closed") return null;
  const pausedUntil = rules.pausedUntil === null ? at : new Date(rules.pausedUntil);
  return rules.mode === "paused" && pausedUntil > at ? pausedUntil : at;
}

/** The slots of a day that leave time for the preparation, after the order and after opening; full ones included. */
export function offeredSlots(day: string, context: SlotContext, at: Date): Slot[] {
  const { terms, leadMinutes, rules } = context;
  const today = dayInPune(at);
  const from = kitchenFrom(at, rules);
  const span = openSpan(day, rules);
  // After midnight, the evening before may still be open.
  const isOffered = day >= addDays(today, -1) && day <= addDays(today, terms.daysAhead);
  if (!isOffered || !from || !span) return [];
  const earliestMs = Math.max(from.getTime(), span.from.getTime()) + leadMinutes * MINUTE_MS;
  return slotsOfDay(day, context).filter(({ startsAt }) => startsAt.getTime() >= earliestMs);
}

/** The slot that starts then, if it is offered. */
export function offeredSlot(startsAt: Date, context: SlotContext, at: Date): Slot | undefined {
  const day = dayInPune(startsAt);
  return [day, addDays(day, -1)]
    .flatMap((one) => offeredSlots(one, context, at))
    .find((slot) => slot.startsAt.getTime() === startsAt.getTime());
}

/** Whether an order of so many plates still fits. */
export function fitsSlot(slot: Slot, plates: number): boolean {
  const hasOrder = slot.orders === null || slot.usedOrders < slot.orders;
  return hasOrder && (slot.plates === null || slot.usedPlates + plates <= slot.plates);
}
