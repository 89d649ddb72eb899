import { z } from "zod";
import { fitsSlot, type Slot } from "./slots.ts";

export const slotOutput = z.object({
  start: z.iso.datetime().describe("What an order sends as `requestedFor`"),
  end: z.iso.datetime(),
  isFull: z.boolean(),
});

/** Full for an order of so many plates. */
export function presentSlot(slot: Slot, plates: number): z.output<typeof slotOutput> {
  return {
    start: slot.startsAt.toISOString(),
    end: slot.endsAt.toISOString(),
    isFull: !fitsSlot(slot, plates),
  };
}
