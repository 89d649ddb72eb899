import { m } from "#messages";
import { dayInPune, formatSlot } from "../clock.ts";
import { openDay } from "../opening-hours.ts";
import type { DeliveryType } from "../orders/delivery-fee.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { slotContext } from "./slot-context.server.ts";
import { slotsOfDay } from "./slots.ts";

const deliveryTypes: DeliveryType[] = ["delivery", "pickup"];

const used = (count: number, limit: number | null) =>
  limit === null ? String(count) : m.checkout_of({ count, limit });

/** What is promised for the slots of today that are not over; after midnight, while the shop is open, of that evening. */
export function slotsToday(settings: ShopSettings, at: Date) {
  const day = openDay(at, settings)?.day ?? dayInPune(at);
  return deliveryTypes.map((deliveryType) => {
    const context = slotContext(deliveryType, null, settings, at);
    const slots = slotsOfDay(day, context).filter(({ endsAt }) => endsAt > at);
    return {
      deliveryType,
      orderCount: slots.reduce((sum, { usedOrders }) => sum + usedOrders, 0),
      slots: slots.map((slot) => ({
        time: formatSlot(slot),
        orders: used(slot.usedOrders, slot.orders),
        plates: used(slot.usedPlates, slot.plates),
      })),
    };
  });
}
