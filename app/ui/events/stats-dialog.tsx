import type { EventStats } from "#app/domain/events/event.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Stat, Stats } from "../details/stat.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../dish/price.tsx";

type StatsDialogProps = { statistics: EventStats; closeHref: string };

export function StatsDialog({ statistics, closeHref }: StatsDialogProps) {
  return (
    <Dialog
      title={m.events_eventStatistics()}
      closeHref={closeHref}
      size="wide"
      actions={
        <QuietLink to={closeHref} preventScrollReset>
          {m.shared_close()}
        </QuietLink>
      }
    >
      <Stats>
        <Stat label={m.events_totalEvents()} value={statistics.totalEvents} />
        <Stat
          label={m.admin_totalRevenue()}
          value={<Price paise={statistics.revenuePaise} exact />}
        />
        <Stat
          label={m.events_averageEventValue()}
          value={<Price paise={statistics.averagePaise} exact />}
        />
        <Stat label={m.events_pendingEvents()} value={statistics.pendingEvents} />
        <Stat label={m.events_confirmedEvents()} value={statistics.confirmedEvents} />
        <Stat label={m.events_completedEvents()} value={statistics.completedEvents} />
      </Stats>
      <p className="muted small">{m.events_totalsHint()}</p>
    </Dialog>
  );
}
