import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { dayInPune, now } from "../clock.ts";
import type { CalendarEvent, DayOfEvents, EventCalendar } from "./event-calendar.ts";
import { formatClock, formatLongDay } from "./event-times.ts";
import { addMonths, daysOfMonth, monthLabel } from "./month.ts";
import { bookedGuests } from "./queries.server.ts";
import { cateringTerms } from "./terms.server.ts";

const EVENTS_SHOWN_PER_DAY = 3;
const MOST_OF_A_DAY = 200;

// Each day's first ones along the index of days: a busy month is not read as a whole.
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
  // A cross join keeps the order of its tables: in a small file SQLite would try each booking with each day.
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

/**
 * Takes a month (`YYYY-MM`), returns its days with the guests booked, the room there is and the first events
 * of each; cancelled ones take no room and are left out. Source: the owner's need to see a month at a glance.
 */
export function eventCalendar(month: string): EventCalendar {
  const today = dayInPune(now());
  const { guestsPerDay } = cateringTerms();
  const [from, to] = [`${month}-01`, `${month}-31`];
  const booked = bookedGuests(from, to);
  const days = daysOfMonth(month);
  const firstOnes = eventsOn(days, EVENTS_SHOWN_PER_DAY);
  return {
    month,
    label: monthLabel(month),
    previous: addMonths(month, -1),
    next: addMonths(month, 1),
    guestsPerDay,
    days: days.map((day) => {
      const { guests, events: eventCount } = booked.get(day) ?? { guests: 0, events: 0 };
      const shown = firstOnes.filter((event) => event.day === day);
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

/** Takes a plain day (`YYYY-MM-DD`), returns its events in the order of the day, cancelled ones left out. Source: the owner's need to see a day's work. */
export function eventsOfDay(day: string): DayOfEvents {
  return { day, label: formatLongDay(day), events: eventsOn([day], MOST_OF_A_DAY) };
}
