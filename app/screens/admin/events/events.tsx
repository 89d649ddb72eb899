import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { buyerIn } from "#app/domain/bills/buyer.ts";
import { billingOf } from "#app/domain/bills/buyers.server.ts";
import { readEventType } from "#app/domain/event-type.ts";
import { eventBalance } from "#app/domain/events/event-balance.ts";
import { eventsOfDay } from "#app/domain/events/event-calendar.server.ts";
import { eventHistory } from "#app/domain/events/event-history.ts";
import { eventRow, eventTicket } from "#app/domain/events/event-ticket.ts";
import { listAllEvents } from "#app/domain/events/list-events.server.ts";
import { changesOfEvent, eventStats, findEvent } from "#app/domain/events/queries.server.ts";
import { type EventStatus, readEventStatus } from "#app/domain/events/status.ts";
import { eventMoney } from "#app/domain/ledger/queries.server.ts";
import { clampedNumber, LAST_PAGE } from "#app/domain/lists/list-url.ts";
import { cleanSearch, formatCount } from "#app/domain/lists/search-limits.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { EventActions } from "#app/ui/events/event-actions.tsx";
import { EventDialog } from "#app/ui/events/event-dialog.tsx";
import { EventFilters } from "#app/ui/events/event-filters.tsx";
import { EventTable } from "#app/ui/events/event-table.tsx";
import { DEFAULT_PER_PAGE, eventsUrl, PER_PAGE } from "#app/ui/events/events-view.ts";
import { StatsDialog } from "#app/ui/events/stats-dialog.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.events_eventManagement(), m.events_listIntro());

export const handle = SHOWS_NEWS;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "run catering");
  const query = new URL(request.url).searchParams;
  const filters = {
    search: cleanSearch(query.get("search") ?? ""),
    status: readEventStatus(query.get("status")),
    eventType: readEventType(query.get("eventType")),
  };
  const limit = PER_PAGE.find((size) => String(size) === query.get("limit")) ?? DEFAULT_PER_PAGE;
  const requestedPage = clampedNumber(query.get("page"), 1, LAST_PAGE);
  let list = listAllEvents({ ...filters, limit, page: requestedPage });
  const lastPage = list.pagination.pages;
  // The requested page may no longer exist.
  if (requestedPage > lastPage) list = listAllEvents({ ...filters, limit, page: lastPage });

  const eventId = query.get("event") ?? undefined;
  const event = eventId ? findEvent(user, eventId) : undefined;
  const stats = query.has("stats") && !eventId;
  return data(
    {
      view: { ...filters, limit, page: list.pagination.page, event: eventId, stats },
      pagination: list.pagination,
      rows: list.items.map(eventRow),
      counts: list.counts,
      statistics: stats ? eventStats() : undefined,
      details: event && {
        ticket: eventTicket(event),
        buyer: buyerIn(billingOf(event.id)),
        day: eventsOfDay(event.eventDate),
        history: eventHistory(event, changesOfEvent(event), "staff"),
        money: eventMoney({ ...eventBalance(event), id: event.id }),
      },
    },
    { status: eventId && !event ? 404 : 200 },
  );
}

export default function Events() {
  const { view, pagination, rows, counts, statistics, details } = useLoaderData<typeof loader>();
  const { page, pages, limit, total } = pagination;
  const list = { ...view, event: undefined, stats: false };
  const listUrl = eventsUrl(list);
  const isFiltered = view.search || view.status || view.eventType;
  return (
    <Page
      title={m.events_eventManagement()}
      intro={m.events_listIntro()}
      actions={<EventActions view={list} />}
    >
      <EventCounts total={formatCount(total, view.search)} countsByStatus={counts} listed={rows} />
      <EventFilters view={view} limit={limit} />
      {rows.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={m.events_noEventsFound()}
          clearTo={isFiltered ? "/admin/events" : undefined}
        >
          {isFiltered ? m.events_listNoMatch() : m.events_listEmpty()}
        </EmptyState>
      ) : (
        <EventTable
          events={rows}
          hrefFor={(event) => eventsUrl({ ...list, event })}
          returnTo={listUrl}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(number) => eventsUrl({ ...list, page: number })}
        label={m.events_pagesOfEvents()}
        results={{ limit, shown: rows.length, total: formatCount(total, view.search) }}
      />
      {statistics && <StatsDialog statistics={statistics} closeHref={listUrl} />}
      {view.event && (
        <EventDialog details={details} closeHref={listUrl} returnTo={eventsUrl(view)} />
      )}
    </Page>
  );
}

const labels = {
  pending: m.events_pendingEvents,
  confirmed: m.events_confirmedEvents,
  completed: m.events_completedEvents,
} satisfies Partial<Record<EventStatus, () => string>>;

type EventCountsProps = {
  /** The formatted number of events that match the filters. */
  total: string;
  /** How many of the events that match the filters have each status. */
  countsByStatus: Partial<Record<EventStatus, number>>;
  /** The events on this page. */
  listed: { status: EventStatus }[];
};

/** The specification requires the large numbers to count this page. */
function EventCounts({ total, countsByStatus, listed }: EventCountsProps) {
  return (
    <div className="event-counts">
      <Stats>
        <Stat label={m.events_totalEvents()} value={total} />
        {(["pending", "confirmed", "completed"] as const).map((status) => (
          <Stat
            key={status}
            label={labels[status]()}
            value={listed.filter((event) => event.status === status).length}
            hint={m.events_inTotal({ total: countsByStatus[status] ?? 0 })}
          />
        ))}
      </Stats>
    </div>
  );
}
