import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { DayLoad } from "./day-load.tsx";

export function EventDay({ day, closeHref }: { day: DayOfEvents; closeHref: string }) {
  return (
    <Dialog
      title={day.label}
      closeHref={closeHref}
      actions={
        <QuietLink to={closeHref} preventScrollReset>
          {m.shared_close()}
        </QuietLink>
      }
    >
      <DayLoad day={day} />
    </Dialog>
  );
}
