import { SHOP_TIME_ZONE } from "./clock.ts";
import { shop } from "./shop.ts";

/** Minutes after midnight in Pune; open from the first minute, closed from the last. */
export type DailyHours = { opensAtMinutes: number; closesAtMinutes: number };

/** Whether the shop is open, and the sentence that says until or from when. */
export type Opening = { isOpen: boolean; sentence: string };

const wallClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: SHOP_TIME_ZONE,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

function minutesInPune(instant: Date): number {
  const [hours = 0, minutes = 0] = wallClock.format(instant).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Takes minutes after midnight, returns `3:00 PM`. */
function spoken(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const half = hour < 12 ? "AM" : "PM";
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, "0")} ${half}`;
}

/**
 * Takes an instant (and the hours, the shop's own unless told), returns whether the shop is open then
 * and until or from when. Source: spec 1 §1 (3:00 PM to 11:00 PM, 7 days); decisions, Content (`/order`).
 */
export function openingAt(instant: Date, hours: DailyHours = shop.hours): Opening {
  const minutes = minutesInPune(instant);
  if (minutes < hours.opensAtMinutes) {
    return {
      isOpen: false,
      sentence: `Closed now. We open today at ${spoken(hours.opensAtMinutes)}.`,
    };
  }
  if (minutes < hours.closesAtMinutes) {
    return { isOpen: true, sentence: `Open now, until ${spoken(hours.closesAtMinutes)}.` };
  }
  return {
    isOpen: false,
    sentence: `Closed now. We open tomorrow at ${spoken(hours.opensAtMinutes)}.`,
  };
}
