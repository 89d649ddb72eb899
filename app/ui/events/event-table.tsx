import { Link } from "@remix-run/react";
import type { EventRow } from "#app/domain/catering/event-ticket.ts";
import { StatusBadge } from "../badge.tsx";
import { ButtonLink, buttonClass } from "../button.tsx";
import { EmailAddress } from "../email-address.tsx";
import { Icon } from "../icon.tsx";
import { Price } from "../price.tsx";
import { type Column, Table } from "../table.tsx";
import { EventStatusForm } from "./event-status-form.tsx";
import { EventTypeIcon } from "./event-type-icon.tsx";

export const NO_PHONE = "Not provided";

type EventTableProps = {
  events: EventRow[];
  hrefFor: (eventId: string) => string;
  /** The URL of this list, with its filters. */
  returnTo: string;
};

export function EventTable({ events, hrefFor, returnTo }: EventTableProps) {
  const columns: Column<EventRow>[] = [
    {
      label: "Event Details",
      rowHeader: true,
      cell: (event) => <EventName event={event} href={hrefFor(event.id)} />,
    },
    {
      label: "Customer",
      cell: (event) => (
        <span className="event-customer">
          {event.customerName}
          <span className="subtext">
            <EmailAddress address={event.customerEmail} />
          </span>
          <span className="subtext">{event.phone || NO_PHONE}</span>
        </span>
      ),
    },
    { label: "Phone", cell: (event) => <CallLink event={event} /> },
    {
      label: "Date & Time",
      cell: (event) => (
        <span className="nowrap">
          {event.day}
          <span className="subtext">
            {" "}
            {event.time} · {event.durationHours}h
          </span>
        </span>
      ),
    },
    { label: "Guests", numeric: true, cell: (event) => event.guestCount },
    {
      label: "Amount",
      numeric: true,
      cell: (event) => (
        <span>
          <Price paise={event.totalPaise} exact />
          <span className="subtext">
            Advance: <Price paise={event.advancePaise} exact />
          </span>
        </span>
      ),
    },
    { label: "Status", cell: (event) => <StatusBadge status={event.status} /> },
    {
      label: "Actions",
      hideLabel: true,
      cell: (event) => (
        <div className="event-row-actions">
          <ButtonLink
            to={hrefFor(event.id)}
            variant="secondary"
            icon="eye"
            preventScrollReset
            aria-label={`View Details of ${event.eventNumber}`}
          >
            View Details
          </ButtonLink>
          <EventStatusForm event={event} returnTo={returnTo} idPrefix="list" />
        </div>
      ),
    },
  ];
  return (
    <div className="event-table">
      <Table
        caption="Events, the latest booking first"
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
    <a
      href={event.phoneHref}
      className={buttonClass({ variant: "secondary", size: "small" })}
      aria-label={`Call ${event.customerName}, ${event.phone}`}
    >
      <Icon name="phone" />
      <span className="visually-hidden-on-phone">Call</span>
    </a>
  );
}
