import { m } from "#messages";
import { ButtonLink, buttonClass } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { csvUrl, type EventsView, eventsUrl } from "./events-view.ts";

/** The CSV exports are plain links, because they are files. */
export function EventActions({ view }: { view: EventsView }) {
  return (
    <div className="event-list-actions">
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
      <a href={csvUrl(view)} className={buttonClass({ variant: "secondary" })} download>
        <Icon name="download" />
        {m.events_exportCsv()}
      </a>
      <a href={csvUrl(view, true)} className={buttonClass({ variant: "secondary" })} download>
        <Icon name="download" />
        {m.events_exportAll()}
      </a>
    </div>
  );
}
