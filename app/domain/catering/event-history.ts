import { formatDateTime } from "../clock.ts";
import { formatRupees } from "../money.ts";
import type { CateringEvent, EventChange } from "./event.ts";
import { advanceMethodLabel } from "./event-ticket.ts";
import { formatDay } from "./event-times.ts";
import { eventStatusLabel, readEventStatus } from "./status.ts";

export type EventHistoryEntry = {
  id: string;
  what: string;
  who: string;
  role: string;
  at: string;
  reason: string;
};

const roles = { admin: "Admin", customer: "Customer" } as const;

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
export function eventHistory(event: CateringEvent, changes: EventChange[]): EventHistoryEntry[] {
  const booked = {
    id: event.id,
    what: "Event booked",
    who: event.customerName,
    role: roles.customer,
    at: formatDateTime(event.createdAt),
    reason: "",
  };
  const later = changes.map((change) => ({
    id: change.id,
    what: whatHappened(change),
    who: change.byName ?? (change.byRole === "admin" ? "The shop" : "A former customer"),
    role: roles[change.byRole],
    at: formatDateTime(change.createdAt),
    reason: reasonWords(change),
  }));
  return [booked, ...later];
}
