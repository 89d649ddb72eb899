import { keepForecast } from "#app/domain/prep/kept-forecasts.server.ts";
import { log } from "#app/http/log.server.ts";

const EVERY_MS = 10 * 60_000;

function keep(): void {
  try {
    keepForecast();
  } catch (error) {
    log.error({ err: error }, "the forecast of the day could not be kept");
  }
}

/** Keeps the forecast of each day soon after midnight, or when the shop starts. */
export function startKeepingForecasts(): void {
  keep();
  // The timer must not keep the process running.
  setInterval(keep, EVERY_MS).unref();
}
