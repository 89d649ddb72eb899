import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { dayInIndia, formatClock, formatLongDay, now } from "../clock.ts";
import { addMonths, daysOfMonth, monthLabel } from "../month.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { CalendarEvent, DayOfEvents, EventCalendar } from "./event-calendar.ts";
import { bookedGuests } from "./queries.server.ts";

const EVENTS_SHOWN_PER_DAY = 3;
const MAX_EVENTS_OF_DAY = 200;

// Reads only the first events of each day, along the index of days.
const firstOfEachDay = db
  .select({
    id: events.id,
    seq: events.seq,
    day: events.eventDate,
    time: events.eventTime,
    eventName: events.eventName,
    eventType: events.eventType,
    status: events.status,
    guestCount: events.guestCount,
  })
  .from(sql`json_each(${sql.placeholder("days")}) as days`)
  // A cross join fixes the join order; in a small database SQLite would compare every event with every day.
  .crossJoin(events)
  .where(
    sql`${events.seq} in (
      select seq from events where event_date = days.value and status <> 'cancelled'
      order by event_time, seq limit ${sql.placeholder("most")})`,
  )
  .prepare();

function eventsOn(days: string[], most: number): CalendarEvent[] {
  return firstOfEachDay
    .all({ days: JSON.stringify(days), most })
    .sort((one, other) => {
      const [a, b] = [`${one.day} ${one.time}`, `${other.day} ${other.time}`];
      return a === b ? one.seq - other.seq : a < b ? -1 : 1;
    })
    .map(({ time, seq: _, ...event }) => ({ ...event, time: formatClock(time) }));
}

/** `month` is `YYYY-MM`. Cancelled events are left out. */
export function eventCalendar(month: string): EventCalendar {
  const today = dayInIndia(now());
  const { guestsPerDay } = shopSettings().catering;
  const [from, to] = [`${month}-01`, `${month}-31`];
  const booked = bookedGuests(from, to);
  const days = daysOfMonth(month);
  const firstEvents = eventsOn(days, EVENTS_SHOWN_PER_DAY);
  return {
    month,
    label: monthLabel(month),
    previous: addMonths(month, -1),
    next: addMonths(month, 1),
    guestsPerDay,
    days: days.map((day) => {
      const { guests, events: eventCount } = booked.get(day) ?? { guests: 0, events: 0 };
      const shown = firstEvents.filter((event) => event.day === day);
      return {
        day,
        label: formatLongDay(day),
        isToday: day === today,
        guests,
        isFull: guests >= guestsPerDay,
        events: shown,
        more: Math.max(0, eventCount - shown.length),
      };
    }),
  };
}

/** `day` is `YYYY-MM-DD`. Cancelled events are left out. */
export function eventsOfDay(day: string): DayOfEvents {
  return { day, label: formatLongDay(day), events: eventsOn([day], MAX_EVENTS_OF_DAY) };
}
