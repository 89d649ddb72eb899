import type { OwnEventCard as OwnEvent } from "#app/domain/events/own-event.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Price } from "../dish/price.tsx";
import { EventStatusBadge } from "../events/event-status-badge.tsx";
import { Icon } from "../icon.tsx";
import { EventActions } from "./event-actions.tsx";

type OwnEventCardProps = { event: OwnEvent; detailsHref: string };

export function OwnEventCard({ event, detailsHref }: OwnEventCardProps) {
  return (
    <Card
      as="li"
      title={event.eventName}
      titleLevel={2}
      actions={<EventStatusBadge status={event.status} />}
    >
      <p>
        <strong>{event.message}</strong>
      </p>
      <p className="fact">
        <Icon name="calendar" />
        <span>
          {event.day}, {event.time}, {m.shared_shortHours({ hours: event.durationHours })}
        </span>
      </p>
      <p className="fact">
        <Icon name="map-pin" />
        <span>{event.place}</span>
      </p>
      <p className="row between">
        <span className="muted small">
          {event.typeLabel} · {m.catering_guestCount({ guestCount: event.guestCount })}
          <br />
          <span className="price">{event.eventNumber}</span>
        </span>
        <Price paise={event.totalPaise} large />
      </p>
      <div className="row">
        <ButtonLink to={detailsHref} size="small" preventScrollReset>
          {m.shared_viewDetails()}
        </ButtonLink>
        <EventActions event={event} size="small" />
      </div>
    </Card>
  );
}
