import { dayInPune } from "../clock.ts";

/** Takes what a file is of and an instant, returns the name of the CSV made then: `events-2026-11-21.csv`, Pune's day. Source: spec 2 §9 CSV export. */
export function csvFileName(what: "events" | "subscribers", at: Date): string {
  return `${what}-${dayInPune(at)}.csv`;
}
