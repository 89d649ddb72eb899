import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Link } from "../link.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { EventTypeIcon } from "./event-type-icon.tsx";
import { eventsUrl } from "./events-view.ts";

export function EventDay({ day, closeHref }: { day: DayOfEvents; closeHref: string }) {
  return (
    <Dialog
      title={day.label}
      closeHref={closeHref}
      actions={
        <ButtonLink to={closeHref} variant="quiet" preventScrollReset>
          {m.shared_close()}
        </ButtonLink>
      }
    >
      {day.events.length === 0 && <p>{m.events_noEventsOnThisDay()}</p>}
      <ul className="event-calendar-list">
        {day.events.map((event) => (
          <li key={event.id}>
            <Link to={eventsUrl({ event: event.id })}>
              <EventTypeIcon type={event.eventType} />
              <span>
                <span className="numeric">{event.time}</span> {event.eventName}
                <span className="subtext">
                  {m.catering_guestCount({ guestCount: event.guestCount })}
                </span>
              </span>
            </Link>
            <EventStatusBadge status={event.status} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
