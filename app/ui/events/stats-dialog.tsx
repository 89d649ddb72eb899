import type { EventStats } from "#app/domain/catering/event.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../price.tsx";
import { Stat, Stats } from "../stat.tsx";

type StatsDialogProps = { statistics: EventStats; closeHref: string };

export function StatsDialog({ statistics, closeHref }: StatsDialogProps) {
  return (
    <Dialog
      title="Event Statistics"
      closeHref={closeHref}
      size="wide"
      actions={
        <ButtonLink to={closeHref} variant="quiet" preventScrollReset>
          Close
        </ButtonLink>
      }
    >
      <Stats>
        <Stat label="Total Events" value={statistics.totalEvents} />
        <Stat label="Total Revenue" value={<Price paise={statistics.revenuePaise} exact />} />
        <Stat label="Average Event Value" value={<Price paise={statistics.averagePaise} exact />} />
        <Stat label="Pending Events" value={statistics.pendingEvents} />
        <Stat label="Confirmed Events" value={statistics.confirmedEvents} />
        <Stat label="Completed Events" value={statistics.completedEvents} />
      </Stats>
      <p className="muted small">All events ever booked; cancelled ones do not count as revenue.</p>
    </Dialog>
  );
}
