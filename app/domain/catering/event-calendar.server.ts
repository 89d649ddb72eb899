import { and, asc, between, lte, ne, sql } from "drizzle-orm";
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

const ranked = db
  .select({
    id: events.id,
    day: events.eventDate,
    time: events.eventTime,
    eventName: events.eventName,
    eventType: events.eventType,
    status: events.status,
    guestCount: events.guestCount,
    place:
      sql<number>`row_number() over (partition by ${events.eventDate} order by ${events.eventTime}, ${events.seq})`.as(
        "place",
      ),
  })
  .from(events)
  .where(
    and(
      between(events.eventDate, sql.placeholder("from"), sql.placeholder("to")),
      ne(events.status, "cancelled"),
    ),
  )
  .as("ranked");

const firstOfEachDay = db
  .select()
  .from(ranked)
  .where(lte(ranked.place, sql.placeholder("most")))
  .orderBy(asc(ranked.day), asc(ranked.place))
  .prepare();

function eventsOn(from: string, to: string, most: number): CalendarEvent[] {
  return firstOfEachDay
    .all({ from, to, most })
    .map(({ time, place: _, ...event }) => ({ ...event, time: formatClock(time) }));
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
  const firstOnes = eventsOn(from, to, EVENTS_SHOWN_PER_DAY);
  return {
    month,
    label: monthLabel(month),
    previous: addMonths(month, -1),
    next: addMonths(month, 1),
    guestsPerDay,
    days: daysOfMonth(month).map((day) => {
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
  return { day, label: formatLongDay(day), events: eventsOn(day, day, MOST_OF_A_DAY) };
}
