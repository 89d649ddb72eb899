import type { EventStatus } from "#app/domain/catering/status.ts";
import { Stat, Stats } from "../stat.tsx";

const shown = [
  ["pending", "Pending Events"],
  ["confirmed", "Confirmed Events"],
  ["completed", "Completed Events"],
] as const satisfies [EventStatus, string][];

type EventCountsProps = {
  /** How many events the filters leave, as people read it. */
  total: string;
  /** The statuses of the events on this page. */
  onPage: EventStatus[];
  /** How many of the whole filtered set are in each status. */
  inAll: Partial<Record<EventStatus, number>>;
};

/** The four summary cards. The last three count this page, as asked for; the whole set stands below. */
export function EventCounts({ total, onPage, inAll }: EventCountsProps) {
  return (
    <Stats>
      <Stat label="Total Events" value={total} icon="calendar" hint="matching the filters" />
      {shown.map(([status, label]) => (
        <Stat
          key={status}
          label={`${label} on this page`}
          value={onPage.filter((one) => one === status).length}
          hint={`${inAll[status] ?? 0} in all ${total}`}
        />
      ))}
    </Stats>
  );
}
