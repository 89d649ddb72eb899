import { formatDayAndSlot } from "../terms/promised-times.ts";
import { offeredDays } from "./offered-times.ts";
import { fitsSlot, roomIn, type Slot, type SlotContext } from "./slots.ts";

const MOST_PARTS = 4;

/** Alternatives for an order that does not fit into any slot of the first day. */
export type LargeOrder = {
  plates: number;
  /** Slots of the first day on which some together have room for the order; empty without one. */
  parts: { time: string; plates: number }[];
  /** The first slot of a later day that the order fits into; empty if there is none. */
  laterTime: string;
};

/** Empty if too many slots would be needed. */
function partsIn(slots: Slot[], plates: number): LargeOrder["parts"] {
  let left = plates;
  const parts = slots
    .toSorted((a, b) => roomIn(b) - roomIn(a))
    .slice(0, MOST_PARTS)
    .map((slot) => {
      const fitting = Math.min(roomIn(slot), left);
      left -= fitting;
      return { slot, plates: fitting };
    })
    .filter((part) => part.plates > 0)
    .toSorted((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime());
  if (left > 0) return [];
  return parts.map((part) => ({ time: formatDayAndSlot(part.slot), plates: part.plates }));
}

/** Null if it fits into a slot of the first day, or if no times are offered. */
export function largeOrder(plates: number, context: SlotContext, at: Date): LargeOrder | null {
  const days = offeredDays(context, at);
  const [first, ...later] = days;
  if (!first || first.slots.some((slot) => fitsSlot(slot, plates))) return null;
  const splits = days.map(({ slots }) => partsIn(slots, plates));
  const fits = later.flatMap(({ slots }) => slots).find((slot) => fitsSlot(slot, plates));
  return {
    plates,
    parts: splits.find((parts) => parts.length > 0) ?? [],
    laterTime: fits ? formatDayAndSlot(fits) : "",
  };
}
