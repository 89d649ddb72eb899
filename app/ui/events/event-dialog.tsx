import type { EventTicket } from "#app/domain/catering/event-ticket.ts";
import type { HistoryEntry } from "#app/domain/history.ts";
import type { OrderMoney } from "#app/domain/payments/order-money.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { EventDetails } from "./event-details.tsx";
import { cancellationUrl } from "./events-view.ts";

type EventDialogProps = {
  /** Undefined when there is no such event. */
  details: { ticket: EventTicket; history: HistoryEntry[]; money: OrderMoney } | undefined;
  /** The list without the dialog. */
  closeHref: string;
  /** The list with the dialog, to return to after a change. */
  returnTo: string;
};

export function EventDialog({ details, closeHref, returnTo }: EventDialogProps) {
  const close = (
    <ButtonLink to={closeHref} variant="quiet" preventScrollReset>
      Close
    </ButtonLink>
  );
  if (!details) {
    return (
      <Dialog title="Event not found" closeHref={closeHref} actions={close}>
        <p>The link may be wrong. Look for the event in the list.</p>
      </Dialog>
    );
  }
  const { ticket } = details;
  return (
    <Dialog
      title="Event Details"
      closeHref={closeHref}
      size="wide"
      actions={
        <>
          {close}
          {!ticket.isFinal && (
            <ButtonLink to={cancellationUrl(ticket.id, returnTo)} variant="danger">
              Cancel event
            </ButtonLink>
          )}
        </>
      }
    >
      <EventDetails {...details} returnTo={returnTo} />
    </Dialog>
  );
}
