import { m } from "#messages";
import {
  addDays,
  dayInIndia,
  formatShortDate,
  formatTime,
  instantInIndia,
  weekdayOf,
} from "../clock.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import {
  formatDayAndSlot,
  formatPromisedSlot,
  formatPromisedTime,
  isTodayOrTonight,
} from "../terms/promised-times.ts";
import { weekdayName } from "../weekday-names.ts";
import { promiseOrder } from "./promise.ts";
import { fitsSlot, offeredSlots, roomIn, type Slot, type SlotContext } from "./slots.ts";

const NEAREST_COUNT = 3;

/** A slot as a radio button. */
export type OfferedTime = {
  /** The start of the slot, which the form sends. */
  value: string;
  label: string;
  /** Why it cannot be chosen: `Full`; empty if it can. */
  reason: string;
};

/** The times that customers may choose from. */
type OfferedTimes = {
  /** `about 7:40 pm`, or why that is not possible; null if it is not offered at all. */
  asap: { label: string; isPossible: boolean } | null;
  /** The free slots around an unavailable time, with their day. */
  nearest: OfferedTime[];
  days: { day: string; label: string; times: OfferedTime[] }[];
};

export type CheckoutTimes = OfferedTimes & {
  deliveryType: DeliveryType;
  /** Why the previously chosen time is unavailable; empty if it is available. */
  problem: string;
};

/** The days with slots, including full ones. */
export function offeredDays(context: SlotContext, at: Date): { day: string; slots: Slot[] }[] {
  const today = dayInIndia(at);
  // After midnight, the previous evening may still be open.
  return Array.from({ length: context.terms.daysAhead + 2 }, (_, index) => {
    const day = addDays(today, index - 1);
    return { day, slots: offeredSlots(day, context, at) };
  }).filter(({ slots }) => slots.length > 0);
}

export function dayLabel(day: string, at: Date): string {
  const today = dayInIndia(at);
  if (day < today) return m.shared_tonight();
  if (day === today) return m.shared_today();
  if (day === addDays(today, 1)) return m.shared_tomorrow();
  return `${weekdayName(weekdayOf(day))}, ${formatShortDate(instantInIndia(day, 0))}`;
}

function aboutText(promisedAt: Date, at: Date): string {
  const isToday = isTodayOrTonight(promisedAt, at);
  const time = isToday ? formatTime(promisedAt) : formatPromisedTime(promisedAt);
  return m.checkout_aboutTime({ time: time.replace(/[AP]M\b/, (half) => half.toLowerCase()) });
}

function asapOf(plates: number, context: SlotContext, at: Date): OfferedTimes["asap"] {
  if (!context.terms.asap) return null;
  const promised = promiseOrder(null, plates, context, at);
  return promised.ok
    ? { label: aboutText(promised.value.promisedAt, at), isPossible: true }
    : { label: promised.message, isPossible: false };
}

function reasonOf(slot: Slot, plates: number): string {
  if (fitsSlot(slot, plates)) return "";
  const room = roomIn(slot);
  return room === 0 ? m.shared_full() : m.shared_platesLeft({ count: room });
}

/** `chosen` is the time that the customer chose before, if any. Null if the shop offers no times to choose. */
export function offeredTimes(
  context: SlotContext,
  plates: number,
  chosen: Date | null,
  at: Date,
): OfferedTimes | null {
  if (context.terms.slotMinutes === null) return null;
  const days = offeredDays(context, at);
  const free = days.flatMap(({ slots }) => slots).filter((slot) => fitsSlot(slot, plates));
  const isChosenFree = free.some(({ startsAt }) => startsAt.getTime() === chosen?.getTime());
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt.getTime() - (chosen?.getTime() ?? 0));
  const nearest =
    chosen && !isChosenFree
      ? free.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST_COUNT)
      : [];
  const timeOf = (slot: Slot, label: string): OfferedTime => ({
    value: slot.startsAt.toISOString(),
    label,
    reason: reasonOf(slot, plates),
  });
  return {
    asap: asapOf(plates, context, at),
    nearest: nearest
      .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .map((slot) => timeOf(slot, formatDayAndSlot(slot))),
    days: days.map(({ day, slots }) => ({
      day,
      label: dayLabel(day, at),
      times: slots
        .filter((slot) => !nearest.includes(slot))
        .map((slot) => timeOf(slot, formatPromisedSlot(slot))),
    })),
  };
}
