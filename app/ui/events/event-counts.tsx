import { type EventStatus, eventStatusLabel } from "#app/domain/events/status.ts";
import { m } from "#messages";
import { Stat, Stats } from "../details/stat.tsx";

const countedStatuses = ["pending", "confirmed", "completed"] as const satisfies EventStatus[];

type EventCountsProps = {
  /** The formatted number of events that match the filters. */
  total: string;
  /** How many of the events that match the filters have each status. */
  countsByStatus: Partial<Record<EventStatus, number>>;
};

/** Each card reads as a sentence: "5 pending of 60". */
export function EventCounts({ total, countsByStatus }: EventCountsProps) {
  return (
    <div className="event-counts">
      <Stats>
        <Stat label={m.events_totalEvents()} value={total} />
        {countedStatuses.map((status) => (
          <Stat
            key={status}
            label={m.events_of({ status: eventStatusLabel(status).toLowerCase(), total })}
            value={countsByStatus[status] ?? 0}
          />
        ))}
      </Stats>
    </div>
  );
}
