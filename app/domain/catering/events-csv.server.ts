import { csvLines, csvStart } from "../csv/csv-lines.server.ts";
import type { CateringEvent } from "./event.ts";
import { eventChunks } from "./event-chunks.server.ts";
import type { EventFilter } from "./event-filter.server.ts";
import { listAllEvents } from "./queries.server.ts";
import { recomputedPrice } from "./recomputed-price.ts";
import { eventStatusLabel, eventTypeLabel } from "./status.ts";

const columns: [title: string, cell: (event: CateringEvent) => string | number][] = [
  ["Event Number", (event) => event.eventNumber],
  ["Event Name", (event) => event.eventName],
  ["Type", (event) => eventTypeLabel(event.eventType)],
  // Plain day and 24 hours: what every spreadsheet takes for a date and a time, in any language.
  ["Date", (event) => event.eventDate],
  ["Time", (event) => event.eventTime],
  ["Guests", (event) => event.guestCount],
  ["Status", (event) => eventStatusLabel(event.status)],
  ["Total Amount", (event) => (recomputedPrice(event).totalPaise / 100).toFixed(2)],
  ["Customer Name", (event) => event.customerName],
  ["Customer Email", (event) => event.customerEmail],
  ["Customer Phone", (event) => event.contactPhone],
];

/** Small pieces die young: V8 lets large strings and buffers pile up before it looks at them. */
const EVENTS_PER_PIECE = 50;

type Export = EventFilter & { page: number; limit: number; all: boolean };

/**
 * Takes what an admin wants exported, hands out the CSV piece by piece: its heading, then the lines of a
 * page of the list, or of the whole filtered set. Source: spec 2 §9 CSV export; decisions, Catering.
 */
export function* exportedEvents({ all, page, limit, ...filter }: Export): Generator<string> {
  yield csvStart(columns.map(([title]) => title));
  const chunks = all ? eventChunks(filter) : [listAllEvents({ ...filter, page, limit }).items];
  for (const events of chunks) {
    for (let at = 0; at < events.length; at += EVENTS_PER_PIECE) {
      const some = events.slice(at, at + EVENTS_PER_PIECE);
      yield csvLines(some.map((event) => columns.map(([, cell]) => cell(event))));
    }
  }
}
