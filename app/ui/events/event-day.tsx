import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { DayLoad } from "./day-load.tsx";

export function EventDay({ day, closeHref }: { day: DayOfEvents; closeHref: string }) {
  return (
    <Dialog
      title={day.label}
      closeHref={closeHref}
      actions={
        <ButtonLink to={closeHref} variant="quiet" preventScrollReset>
          {m.shared_close()}
        </ButtonLink>
      }
    >
      <DayLoad day={day} />
    </Dialog>
  );
}
