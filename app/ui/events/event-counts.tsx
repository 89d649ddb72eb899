import type { EventStatus } from "#app/domain/catering/status.ts";
import { Stat, Stats } from "../stat.tsx";

const countedStatuses = [
  ["pending", "Pending Events"],
  ["confirmed", "Confirmed Events"],
  ["completed", "Completed Events"],
] as const satisfies [EventStatus, string][];

type EventCountsProps = {
  /** The formatted number of events that match the filters. */
  total: string;
  /** The statuses of the events on this page. */
  statusesOnPage: EventStatus[];
  /** Of all events that match the filters. */
  countsByStatus: Partial<Record<EventStatus, number>>;
};

/** The last three cards count this page; their hints count all events that match the filters. */
export function EventCounts({ total, statusesOnPage, countsByStatus }: EventCountsProps) {
  return (
    <Stats>
      <Stat label="Total Events" value={total} icon="calendar" hint="matching the filters" />
      {countedStatuses.map(([status, label]) => (
        <Stat
          key={status}
          label={`${label} on this page`}
          value={statusesOnPage.filter((value) => value === status).length}
          hint={`${countsByStatus[status] ?? 0} in all ${total}`}
        />
      ))}
    </Stats>
  );
}
