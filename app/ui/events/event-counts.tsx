import type { EventStatus } from "#app/domain/events/status.ts";
import { m } from "#messages";
import { Stat, Stats } from "../details/stat.tsx";

const labels = {
  pending: m.events_pendingEvents,
  confirmed: m.events_confirmedEvents,
  completed: m.events_completedEvents,
} satisfies Partial<Record<EventStatus, () => string>>;

type EventCountsProps = {
  /** The formatted number of events that match the filters. */
  total: string;
  /** How many of the events that match the filters have each status. */
  countsByStatus: Partial<Record<EventStatus, number>>;
  /** The events on this page. */
  listed: { status: EventStatus }[];
};

/** The specification requires the large numbers to count this page. */
export function EventCounts({ total, countsByStatus, listed }: EventCountsProps) {
  return (
    <div className="event-counts">
      <Stats>
        <Stat label={m.events_totalEvents()} value={total} />
        {(["pending", "confirmed", "completed"] as const).map((status) => (
          <Stat
            key={status}
            label={labels[status]()}
            value={listed.filter((event) => event.status === status).length}
            hint={m.events_inTotal({ total: countsByStatus[status] ?? 0 })}
          />
        ))}
      </Stats>
    </div>
  );
}
