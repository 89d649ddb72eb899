import type { EventStats } from "#app/domain/catering/event.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../price.tsx";
import { Stat, Stats } from "../stat.tsx";

export function StatsDialog({ figures, closeHref }: { figures: EventStats; closeHref: string }) {
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
        <Stat label="Total Events" value={figures.totalEvents} />
        <Stat label="Total Revenue" value={<Price paise={figures.revenuePaise} exact />} />
        <Stat label="Average Event Value" value={<Price paise={figures.averagePaise} exact />} />
        <Stat label="Pending Events" value={figures.pendingEvents} />
        <Stat label="Confirmed Events" value={figures.confirmedEvents} />
        <Stat label="Completed Events" value={figures.completedEvents} />
      </Stats>
      <p className="muted small">All events ever booked; a cancelled one is no revenue.</p>
    </Dialog>
  );
}
