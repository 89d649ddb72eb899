import { addDays, dayInPune, now } from "../clock.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { FORECAST_DAYS, type Forecast, forecast } from "./forecast.ts";
import { walkInDays } from "./walk-in-days.server.ts";

/** From the last days that were over at the beginning of `today`. */
export function walkInForecast(day: string, today: string = dayInPune(now())): Forecast {
  const last = addDays(day < today ? day : today, -1);
  const first = addDays(last, 1 - FORECAST_DAYS);
  const holidays = new Set(shopSettings().holidays.map((holiday) => holiday.day));
  const earlierHolidays = holidays.has(day) ? [...holidays].filter((past) => past < first) : [];
  const history = [
    ...earlierHolidays.flatMap((past) => walkInDays(past, past)),
    ...walkInDays(first, last),
  ];
  return forecast(day, history, holidays);
}
