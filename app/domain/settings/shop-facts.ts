import { addDays } from "../catering/day-capacity.ts";
import { dayInPune } from "../clock.ts";
import {
  type Holiday,
  type Opening,
  type OpeningRules,
  openingAt,
  type WeekHours,
} from "../opening-hours.ts";
import type { DeliveryTerms } from "../orders/delivery-fee.ts";
import { defaultSettings, type ShopSettings } from "./shop-settings.ts";

/** What the shop's pages say of it that the owner may change. */
export type ShopFacts = {
  week: WeekHours;
  /** Those of the coming weeks, the next first. */
  holidays: readonly Holiday[];
  delivery: DeliveryTerms;
  opening: Opening;
};

// Further ahead nobody asks.
const TOLD_DAYS_AHEAD = 30;

function comingHolidays(at: Date, { holidays }: OpeningRules): Holiday[] {
  const today = dayInPune(at);
  const last = addDays(today, TOLD_DAYS_AHEAD);
  return holidays.filter(({ day }) => day >= today && day <= last);
}

/** Takes an instant and the settings, returns what the pages say then. Source: the owner's wish for settings. */
export function shopFacts(at: Date, settings: ShopSettings): ShopFacts {
  return {
    week: settings.hours,
    holidays: comingHolidays(at, settings),
    delivery: settings.delivery,
    opening: openingAt(at, settings),
  };
}

/** For a page whose facts could not be read, such as an error's: nothing is said of now. */
export const defaultFacts: ShopFacts = {
  week: defaultSettings.hours,
  holidays: [],
  delivery: defaultSettings.delivery,
  opening: { state: "open", takesOrders: true, opensAt: null, sentence: "", summary: "" },
};
