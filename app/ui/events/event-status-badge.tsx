import { type EventStatus, eventStatusLabel } from "#app/domain/events/status.ts";
import { Badge } from "../badge.tsx";

const phases = {
  pending: "waiting",
  confirmed: "waiting",
  preparing: "cooking",
  in_progress: "cooking",
  completed: "done",
  cancelled: "problem",
} as const satisfies Record<EventStatus, string>;

/** Some languages use different words for the status of an event and of an order. */
export function EventStatusBadge({ status }: { status: EventStatus }) {
  return <Badge className={`phase phase-${phases[status]}`}>{eventStatusLabel(status)}</Badge>;
}
