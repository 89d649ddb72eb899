import { TAKEN_BOOKING } from "#app/domain/catering/booking-url.ts";
import { m } from "#messages";
import { ButtonLink, DownloadLink, SecondaryLink } from "../button.tsx";
import { csvUrl, type EventsView, eventsUrl } from "./events-view.ts";

/** The CSV exports are plain links, because they are files. */
export function EventActions({ view }: { view: EventsView }) {
  return (
    <div className="event-list-actions">
      <ButtonLink to={TAKEN_BOOKING} icon="plus">
        {m.events_newBooking()}
      </ButtonLink>
      <SecondaryLink to={eventsUrl({ ...view, stats: true })} icon="chart" preventScrollReset>
        {m.events_viewStats()}
      </SecondaryLink>
      <SecondaryLink to="/admin/events/calendar#today" icon="calendar">
        {m.events_calendar()}
      </SecondaryLink>
      <DownloadLink href={csvUrl(view)} />
      <DownloadLink href={csvUrl(view, true)}>{m.events_exportAll()}</DownloadLink>
    </div>
  );
}
