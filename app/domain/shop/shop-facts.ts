import { addDays, dayInIndia } from "../clock.ts";
import { lastDayOf, type Opening, type OpeningRules, openingAt } from "../opening-hours.ts";
import { type FormattedHours, formatHoliday, formatHours } from "../settings/format-hours.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import type { DeliveryFacts } from "../zones/delivery-facts.ts";

/** The settings that public pages show, in words, so that browsers need no code to format them. */
export type ShopFacts = {
  /** The last line may be the next holiday. */
  hours: Omit<FormattedHours, "lines"> & { lines: string[] };
  delivery: DeliveryFacts;
  opening: Omit<Opening, "summary">;
};

/** For search engines: the hours of a week, and the holidays of the next 30 days, nearest first. */
export type WhenOpen = Pick<OpeningRules, "hours" | "holidays">;

const HOLIDAY_DAYS_AHEAD = 30;

export function whenOpen(at: Date, { hours, holidays }: OpeningRules): WhenOpen {
  const today = dayInIndia(at);
  const last = addDays(today, HOLIDAY_DAYS_AHEAD);
  return {
    hours,
    holidays: holidays.filter((holiday) => lastDayOf(holiday) >= today && holiday.day <= last),
  };
}

export function shopFacts(at: Date, settings: ShopSettings, delivery: DeliveryFacts): ShopFacts {
  const { summary: _, ...opening } = openingAt(at, settings);
  const { lines, ...hours } = formatHours(settings.hours);
  const [holiday] = whenOpen(at, settings).holidays;
  return {
    hours: {
      ...hours,
      lines: [
        ...lines.map(({ days, times }) => `${days}, ${times}`),
        ...(holiday ? [formatHoliday(holiday)] : []),
      ],
    },
    delivery,
    opening,
  };
}
