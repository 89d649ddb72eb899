import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { bookingUrl } from "#app/domain/catering/booking-url.ts";
import { dayInIndia, now } from "#app/domain/clock.ts";
import { eventBalance } from "#app/domain/events/event-balance.ts";
import { eventHistory } from "#app/domain/events/event-history.ts";
import { listOwnEvents } from "#app/domain/events/list-events.server.ts";
import {
  type OwnEventCard as OwnEvent,
  ownEventCard,
  ownEventDetails,
} from "#app/domain/events/own-event.ts";
import {
  OWN_EVENTS_PER_PAGE,
  ownEventFilters,
  ownEventsList,
} from "#app/domain/events/own-event-list-url.ts";
import { changesOfEvent, findOwnEvent } from "#app/domain/events/queries.server.ts";
import { eventPayPath } from "#app/domain/orders/pay-path.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { shop } from "#app/domain/shop.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EventActions } from "#app/ui/catering/event-actions.tsx";
import { OwnEventDialog } from "#app/ui/catering/own-event-dialog.tsx";
import { Price } from "#app/ui/dish/price.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventStatusBadge } from "#app/ui/events/event-status-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () =>
  pageMeta(m.shared_myEvents(), m.catering_myEventsDescription(shop.nameAndCity));

type Deadline = Parameters<typeof ownEventCard>[1];

function detailsOf(user: User, eventNumber: string, deadline: Deadline) {
  const event = orNotFound(findOwnEvent(user, eventNumber));
  return {
    event: ownEventDetails(event, deadline),
    payAt: eventPayPath({ ...eventBalance(event), id: event.id }),
    history: eventHistory(event, changesOfEvent(event), "customer"),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const view = ownEventsList.read(new URL(request.url).searchParams);
  const { status, page } = view;
  const { items, pagination } = listOwnEvents(user, { status, page, limit: OWN_EVENTS_PER_PAGE });
  if (page > pagination.pages) {
    throw redirect(ownEventsList.url({ ...view, page: pagination.pages }));
  }
  const { changeDays } = shopSettings().catering;
  const deadline = { today: dayInIndia(now()), changeDays };
  return {
    view,
    events: items.map((event) => ownEventCard(event, deadline)),
    pagination,
    details: view.event === undefined ? null : detailsOf(user, view.event, deadline),
  };
}

export default function MyEvents() {
  const { view, pagination, details } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_myEvents()}
      actions={<ButtonLink to="/catering">{m.catering_bookNewEvent()}</ButtonLink>}
    >
      <Tabs
        label={m.catering_eventStatus()}
        tabs={ownEventFilters.map(({ label, status }) => ({
          label,
          to: ownEventsList.url({ status }),
          current: status === view.status,
        }))}
      />
      <EventList />
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        hrefFor={(page) => ownEventsList.url({ ...view, event: undefined, page })}
        label={m.catering_eventPages()}
      />
      {details && (
        <OwnEventDialog {...details} closeHref={ownEventsList.url({ ...view, event: undefined })} />
      )}
    </Page>
  );
}

function EventList() {
  const { view, events } = useLoaderData<typeof loader>();
  if (events.length > 0) {
    return (
      <ul className="grid grid-wide plain-list">
        {events.map((event) => (
          <OwnEventCard
            key={event.id}
            event={event}
            detailsHref={ownEventsList.url({ ...view, event: event.eventNumber })}
          />
        ))}
      </ul>
    );
  }
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={view.status ? m.catering_noEventsHere() : m.catering_noEventsYet()}
      action={
        view.status ? (
          <SecondaryLink to="/my-events">{m.catering_allEvents()}</SecondaryLink>
        ) : (
          <ButtonLink to={bookingUrl()}>{m.shared_bookYourEvent()}</ButtonLink>
        )
      }
    >
      {view.status ? m.catering_myEventsNoMatch() : m.catering_myEventsEmpty()}
    </EmptyState>
  );
}

type OwnEventCardProps = { event: OwnEvent; detailsHref: string };

function OwnEventCard({ event, detailsHref }: OwnEventCardProps) {
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

export const ErrorBoundary = errorBoundary(m.catering_failedToLoadEvents, "/my-events");
