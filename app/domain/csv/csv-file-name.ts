import { dayInPune, now } from "../clock.ts";

/** Such as `events-2026-11-21.csv`, dated by the day in Pune. */
export function csvFileName(what: string, at = now()): string {
  return `${what}-${dayInPune(at)}.csv`;
}
