import { changeEntry, firstEntry, type HistoryEntry } from "../history.ts";
import { formatRupees } from "../money.ts";
import type { CateringEvent, EventChange } from "./event.ts";
import { advanceMethodLabel } from "./event-ticket.ts";
import { formatDay } from "./event-times.ts";
import { eventStatusLabel, readEventStatus } from "./status.ts";

function statusWords(value: string): string {
  const status = readEventStatus(value);
  return status ? eventStatusLabel(status) : value;
}

function whatHappened({ kind, fromValue, toValue }: EventChange): string {
  if (kind === "status") return `${statusWords(fromValue)} → ${statusWords(toValue)}`;
  const former = Number(fromValue);
  const now = formatRupees(Number(toValue));
  return former > 0 ? `Advance ${formatRupees(former)} → ${now}` : `Advance of ${now} received`;
}

/** An advance is kept as `method, day`. */
function reasonWords({ kind, reason }: EventChange): string {
  if (kind === "status") return reason;
  const [method = "", day = ""] = reason.split(", ");
  return `${advanceMethodLabel(method)}, ${formatDay(day)}`;
}

/**
 * Takes a booking and its changes (oldest first), returns its history in words: what happened, who did it,
 * when and why. Source: decisions, Catering; the owner's need to see who changed what.
 */
export function eventHistory(event: CateringEvent, changes: EventChange[]): HistoryEntry[] {
  return [
    firstEntry(event, "Event booked", event.customerName),
    ...changes.map((change) => changeEntry(change, whatHappened(change), reasonWords(change))),
  ];
}
