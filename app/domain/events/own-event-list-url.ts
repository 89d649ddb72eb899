import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { listUrl, oneOf, pageNumber, recordId } from "../lists/list-url.ts";
import { type EventStatus, eventStatuses, eventStatusLabel } from "./status.ts";

export const ownEventFilters: { label: string; status?: EventStatus }[] = [
  translated({ label: m.catering_allEvents }),
  ...eventStatuses.map((status) => ({
    get label() {
      return eventStatusLabel(status);
    },
    status,
  })),
];

export const OWN_EVENTS_PER_PAGE = 10;

/** My Events; `event` is the number of the event whose details are open. */
export const ownEventsList = listUrl("/my-events", {
  status: oneOf(eventStatuses),
  page: pageNumber,
  event: recordId,
});
