import { addDays, dayInIndia, instantInIndia, MINUTE_MS, weekdayOf } from "../clock.ts";
import { type OpeningRules, openSpan } from "../opening-hours.ts";
import type { SlotTerms } from "../terms/slot-terms.ts";

const DAY_MINUTES = 1440;

/** Null means no limit. */
type Capacity = { orders: number | null; plates: number | null };

export type Slot = Capacity & {
  /** The shop's business day, which after midnight is the day before. */
  day: string;
  startsAt: Date;
  endsAt: Date;
  /** Orders and plates already promised. */
  usedOrders: number;
  usedPlates: number;
};

/** The orders and plates promised for slots with this start. */
export type SlotUse = { startsAt: Date; orders: number; plates: number };

/** Everything that the slots of a delivery type depend on. */
export type SlotContext = {
  terms: SlotTerms;
  /** From placing the order until the customer has it, at the requested address. */
  leadMinutes: number;
  rules: OpeningRules;
  used: SlotUse[];
  /** Days on which catering reduces the capacity, and by how many percent. */
  catering: { days: string[]; percent: number };
};

function reduced(count: number | null, percent: number): number | null {
  return count === null ? null : Math.floor((count * (100 - percent)) / 100);
}

/** `minutes` since the start of the day; 1,440 or more after midnight. */
function capacityOf(day: string, minutes: number, { terms, catering }: SlotContext): Capacity {
  // After midnight, a slot can be given either as 25:00 or as 1 am.
  const clockTimes = minutes < DAY_MINUTES ? [minutes] : [minutes, minutes - DAY_MINUTES];
  const { orders, plates } = terms.overrides.find(
    ({ days, fromMinutes, untilMinutes }) =>
      (days === "" || days.includes(String(weekdayOf(day)))) &&
      clockTimes.some((time) => fromMinutes <= time && time < untilMinutes),
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
  const usedThen = used.filter((use) => use.startsAt >= span.from && use.startsAt < span.to);
  const midnightMs = instantInIndia(day, 0).getTime();
  const slots: Slot[] = [];
  for (let startMs = span.from.getTime(); startMs + lengthMs <= latestMs; startMs += lengthMs) {
    const [startsAt, endsAt] = [new Date(startMs), new Date(startMs + lengthMs)];
    const inSlot = usedThen.filter((use) => use.startsAt >= startsAt && use.startsAt < endsAt);
    slots.push({
      day,
      startsAt,
      endsAt,
      ...capacityOf(day, (startMs - midnightMs) / MINUTE_MS, context),
      usedOrders: inSlot.reduce((sum, { orders }) => sum + orders, 0),
      usedPlates: inSlot.reduce((sum, { plates }) => sum + plates, 0),
    });
  }
  return slots;
}

/** The earliest time at which the kitchen can begin; null while the shop is closed until further notice. */
function kitchenFrom(at: Date, rules: OpeningRules): Date | null {
  if (rules.mode === "closed") return null;
  const pausedUntil = rules.pausedUntil === null ? at : new Date(rules.pausedUntil);
  return rules.mode === "paused" && pausedUntil > at ? pausedUntil : at;
}

/**
 * The slots of a day that leave time for preparation after the order and after opening (if the shop
 * stays open through the night, the opening of the previous evening); includes full ones.
 */
export function offeredSlots(day: string, context: SlotContext, at: Date): Slot[] {
  const { terms, leadMinutes, rules } = context;
  const today = dayInIndia(at);
  const from = kitchenFrom(at, rules);
  const span = openSpan(day, rules);
  // After midnight, the previous evening may still be open.
  const isOffered = day >= addDays(today, -1) && day <= addDays(today, terms.daysAhead);
  if (!isOffered || !from || !span) return [];
  const evening = openSpan(addDays(day, -1), rules);
  const isOpenAlready = evening !== null && evening.to >= span.from;
  const opensMs = isOpenAlready ? evening.from.getTime() : span.from.getTime();
  const earliestMs = Math.max(from.getTime(), opensMs) + leadMinutes * MINUTE_MS;
  return slotsOfDay(day, context).filter(({ startsAt }) => startsAt.getTime() >= earliestMs);
}

/** The offered slot that starts at this time. */
export function offeredSlot(startsAt: Date, context: SlotContext, at: Date): Slot | undefined {
  const day = dayInIndia(startsAt);
  return [day, addDays(day, -1)]
    .flatMap((one) => offeredSlots(one, context, at))
    .find((slot) => slot.startsAt.getTime() === startsAt.getTime());
}

/** How many more plates fit; 0 if the slot is full. */
export function roomIn({ orders, usedOrders, plates, usedPlates }: Slot): number {
  if (orders !== null && usedOrders >= orders) return 0;
  return plates === null ? Number.POSITIVE_INFINITY : Math.max(0, plates - usedPlates);
}

/** Whether an order with this many plates still fits. An order without plates still counts as an order. */
export function fitsSlot(slot: Slot, plates: number): boolean {
  const hasOrder = slot.orders === null || slot.usedOrders < slot.orders;
  return hasOrder && (slot.plates === null || slot.usedPlates + plates <= slot.plates);
}
