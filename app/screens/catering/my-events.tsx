import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listOwnEvents } from "#app/domain/catering/queries.server.ts";
import { eventStatusMessage, eventTypeLabel } from "#app/domain/catering/status.ts";
import { dayInPune, formatDate, now } from "#app/domain/clock.ts";
import { formatRupees } from "#app/domain/money.ts";
import { clampedNumber, LAST_PAGE } from "#app/domain/paging.ts";
import { signedInVisitor } from "#app/http/guards.server.ts";
import { StatusBadge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Pagination } from "#app/ui/pagination.tsx";

const EVENTS_PER_PAGE = 20;

export const meta: MetaFunction = () =>
  pageMeta("My Events", "Your catering bookings at Chatpata: what was booked, and how it stands.");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const page = clampedNumber(new URL(request.url).searchParams.get("page"), 1, LAST_PAGE);
  const { items, pagination } = listOwnEvents(user, { page, limit: EVENTS_PER_PAGE });
  const today = dayInPune(now());
  const events = items.map((event) => ({
    id: event.id,
    name: event.eventName,
    number: event.eventNumber,
    type: eventTypeLabel(event.eventType),
    status: event.status,
    message: eventStatusMessage(event.status, event.eventDate, today),
    // Noon in Pune: the plain day is the same day whatever the server's zone.
    day: formatDate(new Date(`${event.eventDate}T06:30:00Z`)),
    time: event.eventTime,
    guestCount: event.guestCount,
    totalPaise: event.totalPaise,
  }));
  return { events, pagination };
}

export default function MyEvents() {
  const { events, pagination } = useLoaderData<typeof loader>();
  const book = <ButtonLink to="/catering">Book New Event</ButtonLink>;
  if (events.length === 0) {
    return (
      <Page title="My Events">
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title="No events yet"
          action={book}
        >
          When you book the counter for a birthday, a wedding or the office, it stands here.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="My Events" actions={book}>
      <div className="stack">
        {events.map((event) => (
          <Card key={event.id} title={event.name} actions={<StatusBadge status={event.status} />}>
            <p>{event.message}</p>
            <p className="muted">
              {event.number} · {event.type} · {event.day}, {event.time} · {event.guestCount} guests
              · {formatRupees(event.totalPaise)}
            </p>
          </Card>
        ))}
      </div>
      <Pagination
        page={pagination.page}
        pages={pagination.pages}
        hrefFor={(page) => `/my-events?page=${page}`}
        label="My events"
      />
    </Page>
  );
}
