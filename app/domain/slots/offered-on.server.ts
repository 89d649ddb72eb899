import { now } from "../clock.ts";
import type { DeliveryType } from "../orders/delivery-fee.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { slotContext } from "./slot-context.server.ts";
import { offeredSlots, type Slot } from "./slots.ts";

/** The slots of one day that can be ordered now, at an address with the usual time; full ones included. */
export function offeredOn(day: string, deliveryType: DeliveryType): Slot[] {
  const at = now();
  return offeredSlots(day, slotContext(deliveryType, null, shopSettings(), at), at);
}
