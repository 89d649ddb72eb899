import { formatDayAndSlot } from "../terms/promised-times.ts";
import { offeredDays } from "./offered-times.ts";
import { fitsSlot, roomIn, type SlotContext } from "./slots.ts";

const MOST_PARTS = 4;

/** How else to have an order that fits into no time of the first day. */
export type LargeOrder = {
  plates: number;
  /** Times of that day which have room for all of it together; none if they do not. */
  parts: { time: string; plates: number }[];
  /** The first time of a later day that it fits into; empty if there is none. */
  laterTime: string;
};

/** Null if it fits into a time of the first day, or no times are offered. */
export function largeOrder(plates: number, context: SlotContext, at: Date): LargeOrder | null {
  const [first, ...later] = offeredDays(context, at);
  if (!first || first.slots.some((slot) => fitsSlot(slot, plates))) return null;
  let left = plates;
  const parts = first.slots
    .toSorted((a, b) => roomIn(b) - roomIn(a))
    .slice(0, MOST_PARTS)
    .map((slot) => {
      const fitting = Math.min(roomIn(slot), left);
      left -= fitting;
      return { slot, plates: fitting };
    })
    .filter((part) => part.plates > 0)
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime())
    .map((part) => ({ time: formatDayAndSlot(part.slot), plates: part.plates }));
  const fits = later.flatMap(({ slots }) => slots).find((slot) => fitsSlot(slot, plates));
  return {
    plates,
    parts: left === 0 ? parts : [],
    laterTime: fits ? formatDayAndSlot(fits) : "",
  };
}
