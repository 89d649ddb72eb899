import { TAKEN_BOOKING } from "#app/domain/catering/booking-url.ts";
import { m } from "#messages";
import { ButtonAnchor, ButtonLink } from "../button.tsx";
import { csvUrl, type EventsView, eventsUrl } from "./events-view.ts";

/** The CSV exports are plain links, because they are files. */
export function EventActions({ view }: { view: EventsView }) {
  return (
    <div className="event-list-actions">
      <ButtonLink to={TAKEN_BOOKING} icon="plus">
        {m.events_newBooking()}
      </ButtonLink>
      <ButtonLink
        to={eventsUrl({ ...view, stats: true })}
        variant="secondary"
        icon="chart"
        preventScrollReset
      >
        {m.events_viewStats()}
      </ButtonLink>
      <ButtonLink to="/admin/events/calendar#today" variant="secondary" icon="calendar">
        {m.events_calendar()}
      </ButtonLink>
      <ButtonAnchor href={csvUrl(view)} variant="secondary" icon="download" download>
        {m.shared_exportCsv()}
      </ButtonAnchor>
      <ButtonAnchor href={csvUrl(view, true)} variant="secondary" icon="download" download>
        {m.events_exportAll()}
      </ButtonAnchor>
    </div>
  );
}
