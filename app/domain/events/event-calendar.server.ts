import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import {
  addDays,
  dayInIndia,
  formatClock,
  formatDay,
  formatLongDay,
  isDay,
  now,
} from "../clock.ts";
import { addMonths, daysOfMonth, daysOfWeek, monthLabel } from "../month.ts";
import { holidayOn } from "../opening-hours.ts";
import { pick } from "../pick.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { tooSoonFrom } from "../terms/day-capacity.ts";
import type { CalendarDay, CalendarEvent, DayOfEvents, EventCalendar } from "./event-calendar.ts";
import { bookedGuests } from "./queries.server.ts";
import { daysBetween } from "./status.ts";

const EVENTS_SHOWN_PER_DAY = 3;
const MAX_EVENTS_OF_DAY = 200;

// Reads only the first events of each day, along the index of days.
const firstOfEachDay = db
  .select({
    id: events.id,
    seq: events.seq,
    day: events.eventDate,
    time: events.eventTime,
    ...pick(events, ["eventName", "eventType", "status", "guestCount"]),
  })
  .from(sql`json_each(${sql.placeholder("days")}) as days`)
  // A cross join fixes the join order; in a small database, SQLite would otherwise compare every event with every day.
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

function calendarOf(dates: string[], eventsPerDay: number) {
  const today = dayInIndia(now());
  const { guestsPerDay } = shopSettings().catering;
  const booked = bookedGuests(dates[0] ?? "", dates.at(-1) ?? "");
  const firstEvents = eventsOn(dates, eventsPerDay);
  const days = dates.map((day): CalendarDay => {
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
  });
  return { guestsPerDay, days };
}

/** `month` is `YYYY-MM`. Cancelled events are left out. */
export function eventsOfMonth(month: string): EventCalendar {
  return {
    period: { month },
    label: monthLabel(month),
    previous: { month: addMonths(month, -1) },
    next: { month: addMonths(month, 1) },
    ...calendarOf(daysOfMonth(month), EVENTS_SHOWN_PER_DAY),
  };
}

/** The week, from Monday on, that contains `day` (`YYYY-MM-DD`). Cancelled events are left out. */
export function eventsOfWeek(day: string): EventCalendar {
  const days = daysOfWeek(day);
  const [first = day, last = day] = [days[0], days.at(-1)];
  return {
    period: { week: first },
    label: `${formatDay(first)} – ${formatDay(last)}`,
    previous: { week: addDays(first, -7) },
    next: { week: addDays(first, 7) },
    ...calendarOf(days, MAX_EVENTS_OF_DAY),
  };
}

/** Null unless `day` is a day as `YYYY-MM-DD`. Cancelled events are left out. */
export function eventsOfDay(day: unknown): DayOfEvents | null {
  if (!isDay(day)) return null;
  const { catering, holidays } = shopSettings();
  const { guestsPerDay } = catering;
  const guests = bookedGuests(day, day).get(day)?.guests ?? 0;
  return {
    day,
    label: formatLongDay(day),
    guests,
    guestsPerDay,
    isFull: guests >= guestsPerDay,
    holiday: holidayOn(day, { holidays })?.name ?? null,
    tooSoonFrom: tooSoonFrom(daysBetween(dayInIndia(now()), day), catering),
    events: eventsOn([day], MAX_EVENTS_OF_DAY),
  };
}
