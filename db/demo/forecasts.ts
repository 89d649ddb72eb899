import { addDays, dayInPune } from "#app/domain/clock.ts";
import { keepForecast } from "#app/domain/prep/kept-forecasts.server.ts";
import type { Demo } from "./demo.ts";

const KEPT_DAYS = 28;

/** As they were before each of the last days began. Call it inside a transaction. */
export function fillForecasts({ untilMs, onStep }: Demo): void {
  const today = dayInPune(new Date(untilMs));
  for (let ago = KEPT_DAYS; ago >= 0; ago -= 1) keepForecast(addDays(today, -ago));
  onStep(`forecasts of ${KEPT_DAYS} days`);
}
