import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { Link } from "../link.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { EventTypeIcon } from "./event-type-icon.tsx";
import { eventsUrl } from "./events-view.ts";

type DayLoadProps = {
  day: DayOfEvents;
  /** The booking next to which the day is shown. */
  eventId?: string;
};

/** What staff look at before they take or confirm an event on that day. */
export function DayLoad({ day, eventId }: DayLoadProps) {
  const others = day.events.filter(({ id }) => id !== eventId);
  return (
    <>
      <p className="row">
        {m.events_ofGuests({
          guests: formatNumber(day.guests),
          guestsPerDay: formatNumber(day.guestsPerDay),
        })}
        {day.isFull && <Badge tone="bad">{m.shared_full()}</Badge>}
        {day.holiday && <Badge tone="bad">{m.catering_closed({ label: day.holiday })}</Badge>}
        {day.tooSoonFrom !== null && (
          <Badge tone="hot">
            {m.events_tooSoonFrom({ guests: formatNumber(day.tooSoonFrom) })}
          </Badge>
        )}
      </p>
      {others.length === 0 && (
        <p>{eventId ? m.events_onlyEventOfDay() : m.events_noEventsOnThisDay()}</p>
      )}
      <ul className="event-calendar-list">
        {others.map((event) => (
          <li key={event.id}>
            <EventLink event={event} />
            <EventStatusBadge status={event.status} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function EventLink({ event }: { event: DayOfEvents["events"][number] }) {
  return (
    <Link to={eventsUrl({ event: event.id })}>
      <EventTypeIcon type={event.eventType} />
      <span>
        <span className="numeric">{event.time}</span> {event.eventName}
        <span className="subtext">{m.catering_guestCount({ guestCount: event.guestCount })}</span>
      </span>
    </Link>
  );
}

type ChosenDayProps = {
  /** The current day in the form. */
  day: string;
  /** The day that the server has looked up for the page. */
  known: DayOfEvents | null;
  eventId?: string;
};

/** Follows the date in a form; without scripts, it stays at the date with which the page was rendered. */
export function ChosenDay({ day, known, eventId }: ChosenDayProps) {
  const { load, data } = useFetcher<{ openDay: DayOfEvents | null }>();
  const isKnown = known?.day === day;
  useEffect(() => {
    if (day && !isKnown) load(`/admin/events/calendar?${new URLSearchParams({ day })}`);
  }, [day, isKnown, load]);
  const shown = isKnown ? known : data?.openDay;
  return (
    <section aria-live="polite" className="stack stack-small">
      {shown?.day === day && (
        <>
          <h3>{m.events_bookedOn({ day: shown.label })}</h3>
          <DayLoad day={shown} eventId={eventId} />
        </>
      )}
    </section>
  );
}
