import type { EventRow } from "#app/domain/events/event-ticket.ts";
import { m } from "#messages";
import { ButtonAnchor, SecondaryLink } from "../button.tsx";
import { EmailAddress } from "../details/email-address.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Price } from "../dish/price.tsx";
import { Link } from "../link.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { EventStatusForm } from "./event-status-form.tsx";
import { EventTypeIcon } from "./event-type-icon.tsx";

type EventTableProps = {
  events: EventRow[];
  hrefFor: (eventId: string) => string;
  /** The URL of this list, with its filters. */
  returnTo: string;
};

export function EventTable({ events, hrefFor, returnTo }: EventTableProps) {
  const columns: Column<EventRow>[] = [
    {
      label: m.events_eventDetails(),
      rowHeader: true,
      cell: (event) => <EventName event={event} href={hrefFor(event.id)} />,
    },
    {
      label: m.shared_customer(),
      cell: (event) => (
        <span className="event-customer">
          {event.customerName}
          <span className="subtext">
            <EmailAddress address={event.customerEmail} />
          </span>
          <span className="subtext">{event.phone || m.shared_notProvided()}</span>
        </span>
      ),
    },
    { label: m.shared_phone(), cell: (event) => <CallLink event={event} /> },
    {
      label: m.events_dateTime(),
      cell: (event) => (
        <span className="nowrap">
          {event.day}{" "}
          <span className="subtext">
            {event.time} · {m.events_shortHours({ hours: event.durationHours })}
          </span>
        </span>
      ),
    },
    { label: m.shared_guests(), numeric: true, cell: (event) => event.guestCount },
    {
      label: m.shared_amount(),
      numeric: true,
      cell: (event) => (
        <span>
          <Price paise={event.totalPaise} exact />
          <span className="subtext">
            {m.events_advance()} <Price paise={event.advancePaise} exact />
          </span>
        </span>
      ),
    },
    { label: m.admin_status(), cell: (event) => <EventStatusBadge status={event.status} /> },
    {
      label: m.shared_actions(),
      hideLabel: true,
      cell: (event) => (
        <div className="event-row-actions">
          <SecondaryLink
            to={hrefFor(event.id)}
            icon="eye"
            preventScrollReset
            aria-label={m.events_viewDetailsOf({ eventNumber: event.eventNumber })}
          >
            {m.shared_viewDetails()}
          </SecondaryLink>
          <EventStatusForm event={event} returnTo={returnTo} idPrefix="list" />
        </div>
      ),
    },
  ];
  return (
    <div className="event-table">
      <Table
        caption={m.events_eventsTheLatestBookingFirst()}
        columns={columns}
        rows={events}
        rowKey={(event) => event.id}
      />
    </div>
  );
}

function EventName({ event, href }: { event: EventRow; href: string }) {
  return (
    <span className="event-name">
      <EventTypeIcon type={event.eventType} />
      <span>
        <Link to={href} preventScrollReset>
          {event.eventName}
        </Link>
        <span className="subtext">
          {event.eventNumber} · {event.typeLabel}
        </span>
      </span>
    </span>
  );
}

function CallLink({ event }: { event: EventRow }) {
  if (!event.phoneHref) return <span className="muted">–</span>;
  return (
    <ButtonAnchor
      href={event.phoneHref}
      variant="secondary"
      size="small"
      icon="phone"
      aria-label={m.events_call({ customerName: event.customerName, phone: event.phone })}
    >
      <span className="visually-hidden-on-phone">{m.events_callShort()}</span>
    </ButtonAnchor>
  );
}
