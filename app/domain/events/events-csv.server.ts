import { phoneCell } from "../accounts/phone.ts";
import { csvLines, csvStart, rupeesCell } from "../csv/write-csv.server.ts";
import { duePaise, notChargedPaise, owedPaise } from "../ledger/payment.ts";
import type { CateringEvent } from "./event.ts";
import { eventBalance } from "./event-balance.ts";
import { eventChunks } from "./event-chunks.server.ts";
import type { EventFilter } from "./event-filter.server.ts";
import { recomputedPrice } from "./event-price.ts";
import { listAllEvents } from "./list-events.server.ts";

/** In English, regardless of the page's language: `In Progress` for `in_progress`. */
function title(id: string): string {
  return id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const columns: [title: string, cell: (event: CateringEvent) => string | number][] = [
  ["Event Number", (event) => event.eventNumber],
  ["Event Name", (event) => event.eventName],
  ["Type", (event) => title(event.eventType)],
  // ISO date and 24-hour time, which every spreadsheet recognizes in any language.
  ["Date", (event) => event.eventDate],
  ["Time", (event) => event.eventTime],
  ["Guests", (event) => event.guestCount],
  ["Status", (event) => title(event.status)],
  ["Total Amount", (event) => rupeesCell(recomputedPrice(event).totalPaise)],
  ["Customer Name", (event) => event.customerName],
  ["Customer Email", (event) => event.customerEmail],
  ["Customer Phone", (event) => phoneCell(event.contactPhone)],
];

/**
 * Left out unless requested, because the file of a page has just the columns above. Total Amount =
 * Not Charged + Paid + Due - Refund Due
 */
const paymentColumns: typeof columns = [
  ["Not Charged", (event) => rupeesCell(notChargedPaise(eventBalance(event)))],
  ["Paid", (event) => rupeesCell(event.paidPaise)],
  ["Due", (event) => rupeesCell(duePaise(eventBalance(event)))],
  ["Refund Due", (event) => rupeesCell(owedPaise(eventBalance(event)))],
  ["Kept", (event) => rupeesCell(event.keptPaise)],
];

/** Small pieces keep memory low: V8 is slow to collect large strings. */
const EVENTS_PER_PIECE = 50;

type Export = EventFilter & { page: number; limit: number; all: boolean; payments: boolean };

/** The header, and then one page of the list or, with `all`, the whole filtered set. */
export function* exportedEvents({
  all,
  payments,
  page,
  limit,
  ...filter
}: Export): Generator<string> {
  const shown = payments ? [...columns, ...paymentColumns] : columns;
  yield csvStart(shown.map(([title]) => title));
  const chunks = all ? eventChunks(filter) : [listAllEvents({ ...filter, page, limit }).items];
  for (const events of chunks) {
    for (let at = 0; at < events.length; at += EVENTS_PER_PIECE) {
      const piece = events.slice(at, at + EVENTS_PER_PIECE);
      yield csvLines(piece.map((event) => shown.map(([, cell]) => cell(event))));
    }
  }
}
