import { sql } from "drizzle-orm";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { eventNumberCounters } from "#db/schema/events.ts";
import { dayInPune } from "../clock.ts";

const take = prepareInsert(eventNumberCounters, (insert) =>
  insert
    .onConflictDoUpdate({
      target: eventNumberCounters.year,
      set: { last: sql`${eventNumberCounters.last} + 1` },
    })
    .returning({ last: eventNumberCounters.last }),
);

/** For example `EV-2026-0042`; the year is Pune's. Call it inside the transaction that writes the event. */
export function nextEventNumber(at: Date): string {
  const year = dayInPune(at).slice(0, 4);
  const { last } = take.get({ year, last: 1 });
  return `EV-${year}-${String(last).padStart(4, "0")}`;
}
