import { now } from "../clock.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { slotContaining } from "./promise.ts";
import { slotContext } from "./slot-context.server.ts";
import { takeSlot } from "./slot-use.server.ts";

/** For an order that had given up its slot. Returns false if the slot is full by now. Call it inside a transaction. */
export function takeSlotAgain(deliveryType: DeliveryType, startsAt: Date, plates: number): boolean {
  const context = slotContext(deliveryType, null, shopSettings(), now());
  return takeSlot(deliveryType, slotContaining(startsAt, context), plates);
}
