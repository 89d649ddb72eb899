import { Link } from "@remix-run/react";
import type { CalendarDay, EventCalendar } from "#app/domain/catering/event-calendar.ts";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { EventTypeIcon } from "./event-type-icon.tsx";
import { calendarUrl, eventsUrl } from "./events-view.ts";

/** Monday is the first column. */
function column(day: string): number {
  return ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
}

/** On a phone, a list of the days that have events. */
export function EventMonth({ calendar }: { calendar: EventCalendar }) {
  return (
    <ol className={`event-calendar event-calendar-starts-${column(`${calendar.month}-01`)}`}>
      {calendar.days.map((day) => (
        <DayCell
          key={day.day}
          day={day}
          guestsPerDay={calendar.guestsPerDay}
          href={calendarUrl(calendar.month, day.day)}
        />
      ))}
    </ol>
  );
}

type DayCellProps = { day: CalendarDay; guestsPerDay: number; href: string };

function DayCell({ day, guestsPerDay, href }: DayCellProps) {
  const { events, more, guests } = day;
  return (
    <li
      id={day.isToday ? "today" : undefined}
      className={classNames(
        "event-calendar-day",
        day.isToday && "event-calendar-today",
        guests === 0 && "event-calendar-empty",
      )}
    >
      <h2>
        <span className="visually-hidden">{day.label}</span>
        <span aria-hidden="true">
          {day.label.slice(0, 3)} <strong>{Number(day.day.slice(8))}</strong>
        </span>
        {day.isToday && <Badge tone="info">Today</Badge>}
        {day.isFull && <Badge tone="bad">Full</Badge>}
      </h2>
      {guests > 0 && (
        <p className="muted small">
          {guests.toLocaleString("en-IN")} of {guestsPerDay.toLocaleString("en-IN")} guests
        </p>
      )}
      {events.length > 0 && (
        <ul className="event-calendar-list">
          {events.map((event) => (
            <li key={event.id}>
              <Link to={eventsUrl({ event: event.id })}>
                <EventTypeIcon type={event.eventType} />
                <span>
                  <span className="numeric">{event.time}</span> {event.eventName}
                  <span className="subtext">{event.guestCount} guests</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to={href} className="event-calendar-more" preventScrollReset>
          +{more} more<span className="visually-hidden"> on {day.label}</span>
        </Link>
      )}
    </li>
  );
}
