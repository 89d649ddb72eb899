import { clampedNumber, LAST_PAGE } from "../list-url.ts";
import { type EventStatus, eventStatuses, eventStatusLabel, readEventStatus } from "./status.ts";

/** The filters of My Events. Source: spec 2 §2 /my-events, §4. */
export const ownEventFilters: { label: string; status?: EventStatus }[] = [
  { label: "All Events" },
  ...eventStatuses.map((status) => ({ label: eventStatusLabel(status), status })),
];

export const OWN_EVENTS_PER_PAGE = 10;

/** What My Events shows: filter, page, and the number of the event whose details are open. */
export type OwnEventsView = { status?: EventStatus; page: number; event?: string };

/** Takes an address's query, returns the view of My Events it asks for; nonsense falls back to the defaults. Source: spec 2 §2 /my-events. */
export function ownEventsView(query: URLSearchParams): OwnEventsView {
  return {
    status: readEventStatus(query.get("status")),
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
    event: query.get("event") || undefined,
  };
}

/** Takes a view, returns its address; what is not chosen is not in it. */
export function ownEventsUrl({ status, page = 1, event }: Partial<OwnEventsView>): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  if (event) query.set("event", event);
  return query.size > 0 ? `/my-events?${query}` : "/my-events";
}
