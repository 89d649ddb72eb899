import { clampedNumber, LAST_PAGE } from "../list-url.ts";
import { type EventStatus, eventStatuses, eventStatusLabel, readEventStatus } from "./status.ts";

export const ownEventFilters: { label: string; status?: EventStatus }[] = [
  { label: "All Events" },
  ...eventStatuses.map((status) => ({ label: eventStatusLabel(status), status })),
];

export const OWN_EVENTS_PER_PAGE = 10;

/** `event` is the number of the event whose details are open. */
export type OwnEventsView = { status?: EventStatus; page: number; event?: string };

/** Invalid values fall back to the defaults. */
export function ownEventsView(query: URLSearchParams): OwnEventsView {
  return {
    status: readEventStatus(query.get("status")),
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
    event: query.get("event") || undefined,
  };
}

/** Default values are left out of the URL. */
export function ownEventsUrl({ status, page = 1, event }: Partial<OwnEventsView>): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  if (event) query.set("event", event);
  return query.size > 0 ? `/my-events?${query}` : "/my-events";
}
