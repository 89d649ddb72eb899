import { and, gte, inArray, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { addDays, dayInIndia, instantInIndia, now } from "../clock.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { usedSlots } from "./slot-use.server.ts";
import { offeredSlots, type Slot, type SlotContext } from "./slots.ts";

const cateringDays = db
  .selectDistinct({ day: events.eventDate })
  .from(events)
  .where(
    and(
      gte(events.eventDate, sql.placeholder("from")),
      lte(events.eventDate, sql.placeholder("to")),
      inArray(events.status, ["confirmed", "preparing", "in_progress"]),
    ),
  )
  .prepare();

/** `leadMinutes`: the lead time of the delivery zone; null for the usual one. */
export function slotContext(
  deliveryType: DeliveryType,
  leadMinutes: number | null,
  settings: ShopSettings,
  at: Date,
): SlotContext {
  const terms = settings.times[deliveryType];
  const { cateringPercent: percent } = settings.times;
  const hasSlots = terms.slotMinutes !== null;
  const yesterday = addDays(dayInIndia(at), -1);
  const days =
    hasSlots && percent > 0
      ? cateringDays.all({ from: yesterday, to: addDays(yesterday, terms.daysAhead + 2) })
      : [];
  return {
    terms,
    leadMinutes: leadMinutes ?? terms.preparationMinutes,
    rules: settings,
    used: hasSlots ? usedSlots(deliveryType, instantInIndia(yesterday, 0)) : [],
    catering: { days: days.map(({ day }) => day), percent },
  };
}

/** The slots of a day that can be ordered now, for an address with the usual delivery time; includes full ones. */
export function offeredOn(day: string, deliveryType: DeliveryType): Slot[] {
  const at = now();
  return offeredSlots(day, slotContext(deliveryType, null, shopSettings(), at), at);
}
