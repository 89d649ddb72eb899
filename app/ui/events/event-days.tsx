import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { weekdayOf } from "#app/domain/clock.ts";
import type { CalendarDay, EventCalendar } from "#app/domain/events/event-calendar.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { Link } from "../link.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { EventLink } from "./day-load.tsx";
import { calendarUrl } from "./events-view.ts";

/** On a phone, a list of the days that have events. */
export function EventDays({ calendar }: { calendar: EventCalendar }) {
  const firstDay = calendar.days[0]?.day ?? "";
  return (
    <ol className="event-calendar stack stack-small">
      {Array.from({ length: weekdayOf(firstDay) }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell before the first day has no identity
        <li key={column} className="wide-only" aria-hidden="true" />
      ))}
      {calendar.days.map((day) => (
        <DayCell
          key={day.day}
          day={day}
          guestsPerDay={calendar.guestsPerDay}
          href={calendarUrl(calendar.period, day.day)}
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
          {day.label.split(",")[0]} <strong>{Number(day.day.slice(8))}</strong>
        </span>
        {day.isToday && <Badge tone="info">{m.events_today()}</Badge>}
        {day.isFull && <Badge tone="bad">{m.shared_full()}</Badge>}
      </h2>
      {guests > 0 && (
        <p className="muted small">
          {m.events_ofGuests({
            guests: formatNumber(guests),
            guestsPerDay: formatNumber(guestsPerDay),
          })}
        </p>
      )}
      {events.length > 0 && (
        <ul className="event-calendar-list">
          {events.map((event) => (
            <li key={event.id}>
              <EventLink event={event} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to={href} className="event-calendar-more" preventScrollReset>
          <ParaglideMessage
            message={m.events_moreOn}
            inputs={{ more, day: day.label }}
            markup={{ hidden: VisuallyHidden }}
          />
        </Link>
      )}
    </li>
  );
}
