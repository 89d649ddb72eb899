import { and, gte, inArray, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { addDays, dayInPune, instantInPune } from "../clock.ts";
import type { DeliveryType } from "../orders/delivery-fee.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { usedSlots } from "./slot-use.server.ts";
import type { SlotContext } from "./slots.ts";

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

/** `leadMinutes`: from the order until the customer has it, if an address needs other than the usual time. */
export function slotContext(
  deliveryType: DeliveryType,
  leadMinutes: number | null,
  settings: ShopSettings,
  at: Date,
): SlotContext {
  const terms = settings.times[deliveryType];
  const { cateringPercent: percent } = settings.times;
  const hasSlots = terms.slotMinutes !== null;
  const yesterday = addDays(dayInPune(at), -1);
  const days =
    hasSlots && percent > 0
      ? cateringDays.all({ from: yesterday, to: addDays(yesterday, terms.daysAhead + 2) })
      : [];
  return {
    terms,
    leadMinutes: leadMinutes ?? terms.preparationMinutes,
    rules: settings,
    used: hasSlots ? usedSlots(deliveryType, instantInPune(yesterday, 0)) : [],
    catering: { days: days.map(({ day }) => day), percent },
  };
}
