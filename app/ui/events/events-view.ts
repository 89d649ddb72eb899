import type { EventStatus, EventType } from "#app/domain/catering/status.ts";

export const PER_PAGE = [10, 20, 50, 100] as const;
export const USUAL_PER_PAGE = 20;

/** What the list of events shows: filters, page, and what is open over it. */
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
  if (limit && limit !== USUAL_PER_PAGE) query.set("limit", String(limit));
  if (page && page > 1) query.set("page", String(page));
  if (event) query.set("event", event);
  if (stats) query.set("stats", "1");
  return query;
}

/** Takes a view, returns its address in the admin area; what is usual is not in it. */
export function eventsUrl(view: EventsView): string {
  const query = queryOf(view);
  return query.size > 0 ? `/admin/events?${query}` : "/admin/events";
}

/** Takes a view (and whether all of its pages are wanted), returns the address of its CSV. */
export function csvUrl(view: EventsView, all = false): string {
  const query = queryOf({ ...view, event: undefined, stats: false });
  if (all) {
    query.delete("page");
    query.delete("limit");
    query.set("all", "true");
  }
  return query.size > 0 ? `/api/catering/export.csv?${query}` : "/api/catering/export.csv";
}

function pageOf(eventId: string, page: string, returnTo: string): string {
  return `/admin/events/${eventId}/${page}?${new URLSearchParams({ returnTo })}`;
}

/** Takes an event's id and where to come back to, returns the address at which it is cancelled. */
export function cancellationUrl(eventId: string, returnTo: string): string {
  return pageOf(eventId, "cancellation", returnTo);
}

/** Takes an event's id and where to come back to, returns the address at which its advance is recorded. */
export function advanceUrl(eventId: string, returnTo: string): string {
  return pageOf(eventId, "advance", returnTo);
}

/** Takes a month (`YYYY-MM`) and the day that is open (or none), returns the calendar's address. */
export function calendarUrl(month: string, day?: string): string {
  return `/admin/events/calendar?${new URLSearchParams({ month, ...(day && { day }) })}`;
}
