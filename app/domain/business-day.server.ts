import { sqlite } from "#db/client.server.ts";
import { addDays, dayInIndia } from "./clock.ts";

const lastClosed = sqlite
  .prepare<[], string | null>("select max(day) from business_days where closed_at is not null")
  .pluck();

/** Days are closed in order, so this day and all earlier ones are final. Null before the first closing. */
export function lastClosedDay(): string | null {
  return lastClosed.get() ?? null;
}

/** The business date of an event at this instant: its day in India, or the first later day that is not closed. */
export function businessDay(at: Date): string {
  const day = dayInIndia(at);
  const closed = lastClosedDay();
  return closed !== null && closed >= day ? addDays(closed, 1) : day;
}
