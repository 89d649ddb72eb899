import { addDays, dayInIndia } from "../clock.ts";
import {
  type Holiday,
  lastDayOf,
  type Opening,
  type OpeningRules,
  openingAt,
  type WeekHours,
} from "../opening-hours.ts";
import { defaultSettings, type ShopSettings } from "../settings/shop-settings.ts";
import type { DeliveryFacts } from "../zones/delivery-facts.ts";

/** The settings that public pages show. */
export type ShopFacts = {
  week: WeekHours;
  /** The holidays of the next 30 days, nearest first. */
  holidays: readonly Holiday[];
  delivery: DeliveryFacts;
  opening: Omit<Opening, "summary">;
};

const HOLIDAY_DAYS_AHEAD = 30;

function comingHolidays(at: Date, { holidays }: OpeningRules): Holiday[] {
  const today = dayInIndia(at);
  const last = addDays(today, HOLIDAY_DAYS_AHEAD);
  return holidays.filter((holiday) => lastDayOf(holiday) >= today && holiday.day <= last);
}

export function shopFacts(at: Date, settings: ShopSettings, delivery: DeliveryFacts): ShopFacts {
  const { summary: _, ...opening } = openingAt(at, settings);
  return {
    week: settings.hours,
    holidays: comingHolidays(at, settings),
    delivery,
    opening,
  };
}

/** For pages whose loader failed, such as error pages. Does not say whether the shop is open. */
export const defaultFacts: ShopFacts = {
  week: defaultSettings.hours,
  holidays: [],
  delivery: { kind: "everywhere", ...defaultSettings.delivery },
  opening: { state: "open", takesOrders: true, opensAt: null, sentence: "", line: "" },
};
