import { m } from "#messages";
import { ButtonLink, QuietLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { EventDetails, type EventDetailsProps } from "./event-details.tsx";
import { cancellationUrl } from "./events-view.ts";

type EventDialogProps = {
  /** Undefined if there is no such event. */
  details: Omit<EventDetailsProps, "returnTo"> | undefined;
  /** The list without the dialog. */
  closeHref: string;
  /** The list with the dialog, to return to after a change. */
  returnTo: string;
};

export function EventDialog({ details, closeHref, returnTo }: EventDialogProps) {
  const close = (
    <QuietLink to={closeHref} preventScrollReset>
      {m.shared_close()}
    </QuietLink>
  );
  if (!details) {
    return (
      <Dialog title={m.shared_eventNotFound()} closeHref={closeHref} actions={close}>
        <p>{m.events_eventNotFound()}</p>
      </Dialog>
    );
  }
  const { ticket } = details;
  return (
    <Dialog
      title={m.events_eventDetails()}
      closeHref={closeHref}
      size="wide"
      actions={
        <>
          {close}
          {!ticket.isFinal && (
            <ButtonLink to={cancellationUrl(ticket.id, returnTo)} variant="danger">
              {m.shared_cancelEvent()}
            </ButtonLink>
          )}
        </>
      }
    >
      <EventDetails {...details} returnTo={returnTo} />
    </Dialog>
  );
}
