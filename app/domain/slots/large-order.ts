import { formatDayAndSlot } from "../terms/promised-times.ts";
import { offeredDays } from "./offered-times.ts";
import { fitsSlot, roomIn, type SlotContext } from "./slots.ts";

const MOST_PARTS = 4;

/** Alternatives for an order that does not fit into any slot of the first day. */
export type LargeOrder = {
  plates: number;
  /** Slots of that day that together have room for the order; empty if they do not. */
  parts: { time: string; plates: number }[];
  /** The first slot of a later day that the order fits into; empty if there is none. */
  laterTime: string;
};

/** Null if it fits into a slot of the first day, or if no times are offered. */
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
