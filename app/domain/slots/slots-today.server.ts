import { m } from "#messages";
import { dayInIndia } from "../clock.ts";
import { openDay } from "../opening-hours.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { deliveryTypes } from "../terms/delivery-fee.ts";
import { formatPromisedSlot } from "../terms/promised-times.ts";
import { slotContext } from "./slot-context.server.ts";
import { slotsOfDay } from "./slots.ts";

const used = (count: number, limit: number | null) =>
  limit === null ? String(count) : m.checkout_of({ count, limit });

/**
 * Today's slots that are not over, with the orders promised for them. While the shop is still open
 * after midnight, today is the previous day.
 */
export function slotsToday(settings: ShopSettings, at: Date) {
  const day = openDay(at, settings)?.day ?? dayInIndia(at);
  return deliveryTypes.map((deliveryType) => {
    const context = slotContext(deliveryType, null, settings, at);
    const slots = slotsOfDay(day, context).filter(({ endsAt }) => endsAt > at);
    return {
      deliveryType,
      orderCount: slots.reduce((sum, { usedOrders }) => sum + usedOrders, 0),
      slots: slots.map((slot) => ({
        time: formatPromisedSlot(slot),
        orders: used(slot.usedOrders, slot.orders),
        plates: used(slot.usedPlates, slot.plates),
      })),
    };
  });
}
