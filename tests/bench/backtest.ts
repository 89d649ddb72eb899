import { addDays } from "#app/domain/clock.ts";
import {
  addedErrors,
  type ForecastError,
  forecastError,
  type Plates,
} from "#app/domain/prep/forecast-error.ts";
import { walkInDays, walkInForecast } from "#app/domain/prep/walk-in-days.server.ts";

const DAYS = 8 * 7;

export type Backtest = { forecast: ForecastError; lastWeek: ForecastError };

/** How far the forecasts of the eight weeks before a day were off, dish by dish, beside those of the week before. */
export function backtest(until: string): Backtest {
  const from = addDays(until, -DAYS);
  const sold = new Map(
    walkInDays(addDays(from, -7), addDays(until, -1)).map(({ day, plates }) => [day, plates]),
  );
  const soldOn = (day: string): Plates => sold.get(day) ?? new Map();
  const days = Array.from({ length: DAYS }, (_, index) => addDays(from, index));
  const errorsOf = (expectedOn: (day: string) => Plates) =>
    addedErrors(days.map((day) => forecastError(expectedOn(day), soldOn(day))));
  return {
    forecast: errorsOf((day) => walkInForecast(day, day).plates),
    lastWeek: errorsOf((day) => soldOn(addDays(day, -7))),
  };
}
