import { dayInPune } from "#app/domain/clock.ts";
import { sqlite } from "#db/client.server.ts";
import { eventChanges, eventItems, eventPackages, events } from "#db/schema/events.ts";
import { bulkInsert } from "./bulk-insert.ts";

export const insertEvent = bulkInsert(events);
export const insertPackage = bulkInsert(eventPackages);
export const insertItem = bulkInsert(eventItems);
export const insertChange = bulkInsert(eventChanges);

const lastOfYear = sqlite
  .prepare<[string], number>("select last from event_number_counters where year = ?")
  .pluck();
const saveLast = sqlite.prepare(
  "insert into event_number_counters (year, last) values (?, ?) on conflict (year) do update set last = excluded.last",
);

/** Continues each year's counter; `save` stores the counters. */
export function eventNumbers(): { next(atMs: number): string; save(): void } {
  const lasts = new Map<string, number>();
  return {
    next(atMs) {
      const year = dayInPune(new Date(atMs)).slice(0, 4);
      const last = (lasts.get(year) ?? lastOfYear.get(year) ?? 0) + 1;
      lasts.set(year, last);
      return `EV-${year}-${String(last).padStart(4, "0")}`;
    },
    save() {
      for (const [year, last] of lasts) saveLast.run(year, last);
    },
  };
}
