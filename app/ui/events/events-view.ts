import type { EventType } from "#app/domain/event-type.ts";
import type { CalendarPeriod } from "#app/domain/events/event-calendar.ts";
import type { EventStatus } from "#app/domain/events/status.ts";

export const PER_PAGE = [10, 20, 50, 100] as const;
export const DEFAULT_PER_PAGE = 20;

export type EventsView = {
  search?: string;
  status?: EventStatus;
  eventType?: EventType;
  page?: number;
  limit?: number;
  /** The event whose details are open. */
  event?: string;
  /** Whether the statistics are open. */
  stats?: boolean;
};

function queryOf({ search, status, eventType, page, limit, event, stats }: EventsView) {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (eventType) query.set("eventType", eventType);
  if (limit && limit !== DEFAULT_PER_PAGE) query.set("limit", String(limit));
  if (page && page > 1) query.set("page", String(page));
  if (event) query.set("event", event);
  if (stats) query.set("stats", "1");
  return query;
}

export function eventsUrl(view: EventsView): string {
  const query = queryOf(view);
  return query.size > 0 ? `/admin/events?${query}` : "/admin/events";
}

export function csvUrl(view: EventsView, allPages = false): string {
  const query = queryOf({ ...view, event: undefined, stats: false });
  if (allPages) {
    query.delete("page");
    query.delete("limit");
    query.set("all", "true");
    query.set("payments", "true");
  }
  return query.size > 0 ? `/api/catering/export.csv?${query}` : "/api/catering/export.csv";
}

function eventPageUrl(eventId: string, page: string, returnTo: string): string {
  return `/admin/events/${eventId}/${page}?${new URLSearchParams({ returnTo })}`;
}

export function cancellationUrl(eventId: string, returnTo: string): string {
  return eventPageUrl(eventId, "cancellation", returnTo);
}

export function calendarUrl(period: CalendarPeriod, day?: string): string {
  return `/admin/events/calendar?${new URLSearchParams({ ...period, ...(day && { day }) })}`;
}
