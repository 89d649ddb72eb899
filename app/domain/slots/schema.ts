import { z } from "zod";
import { m } from "#messages";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { fitsSlot, type Slot } from "./slots.ts";

export const slotsQuery = z.object({
  type: z.enum(deliveryTypes, { error: () => m.shared_chooseDeliveryOrPickup() }),
  date: z.iso.date({ error: () => m.checkout_dayFormat() }),
});

export const slotOutput = z.object({
  start: z.iso.datetime().describe("What an order sends as `requestedFor`"),
  end: z.iso.datetime(),
  isFull: z.boolean(),
});

/** Shown as full if this many plates do not fit. */
export function presentSlot(slot: Slot, plates: number): z.output<typeof slotOutput> {
  return {
    start: slot.startsAt.toISOString(),
    end: slot.endsAt.toISOString(),
    isFull: !fitsSlot(slot, plates),
  };
}
