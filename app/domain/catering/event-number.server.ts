import { sql } from "drizzle-orm";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { eventNumberCounters } from "#db/schema/events.ts";
import { dayInIndia } from "../clock.ts";

const take = prepareInsert(eventNumberCounters, (insert) =>
  insert
    .onConflictDoUpdate({
      target: eventNumberCounters.year,
      set: { last: sql`${eventNumberCounters.last} + 1` },
    })
    .returning({ last: eventNumberCounters.last }),
);

/** `EV-2026-0042` for the 42nd booking of 2026. */
export function eventNumberOf(year: string, ordinal: number): string {
  return `EV-${year}-${String(ordinal).padStart(4, "0")}`;
}

/** The year in India. Call it inside the transaction that writes the event. */
export function nextEventNumber(at: Date): string {
  const year = dayInIndia(at).slice(0, 4);
  return eventNumberOf(year, take.get({ year, last: 1 }).last);
}
