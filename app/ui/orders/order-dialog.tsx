import type { HistoryEntry } from "#app/domain/history.ts";
import type { OrderTicket as Ticket } from "#app/domain/orders/order-ticket.ts";
import type { OrderedSupply } from "#app/domain/orders/ordered-supplies.ts";
import { ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useMay } from "../staff/use-may.ts";
import { OrderSteps, ReadyButton } from "./order-steps.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { SoldOutButtons } from "./sold-out-buttons.tsx";

type OrderDialogProps = {
  /** Undefined when there is no such order. */
  details: { ticket: Ticket; history: HistoryEntry[]; supplies: OrderedSupply[] } | undefined;
  /** The list without the dialog. */
  closeHref: string;
  /** The list with the dialog, to return to after a change. */
  returnTo: string;
};

export function OrderDialog({ details, closeHref, returnTo }: OrderDialogProps) {
  const may = useMay();
  if (!details) {
    return (
      <Dialog title="Order not found" closeHref={closeHref}>
        <p>The link may be wrong. Look for the order in the list.</p>
      </Dialog>
    );
  }
  const { ticket, history, supplies } = details;
  const payable = may("take payments") && !ticket.isPaid && ticket.status !== "cancelled";
  const orderUrl = `/admin/orders/${ticket.id}`;
  return (
    <Dialog
      title={`Order ${ticket.orderNumber}`}
      closeHref={closeHref}
      size="wide"
      actions={
        (payable || !ticket.isFinal) && (
          <OrderActions ticket={ticket} payable={payable} returnTo={returnTo} />
        )
      }
    >
      <p className="row">
        <ButtonLink to={`${orderUrl}/ticket`} variant="secondary" size="small" icon="print">
          Kitchen ticket
        </ButtonLink>
        {may("take payments") && (
          <ButtonLink to={`${orderUrl}/bill`} variant="secondary" size="small" icon="receipt">
            Bill
          </ButtonLink>
        )}
      </p>
      <OrderTicket ticket={ticket} history={history}>
        {!ticket.isFinal && <SoldOutButtons supplies={supplies} returnTo={returnTo} />}
      </OrderTicket>
    </Dialog>
  );
}

type OrderActionsProps = { ticket: Ticket; payable: boolean; returnTo: string };

function OrderActions({ ticket, payable, returnTo }: OrderActionsProps) {
  const may = useMay();
  const orderUrl = `/admin/orders/${ticket.id}`;
  return (
    <>
      {!ticket.isFinal && may("cancel orders") && (
        <ButtonLink
          to={`${orderUrl}/cancellation?${new URLSearchParams({ returnTo })}`}
          variant="danger"
        >
          Cancel order
        </ButtonLink>
      )}
      {payable && (
        <PostButton
          action={`${orderUrl}/payment`}
          fields={{ returnTo }}
          label="Mark as paid"
          pendingLabel="Updating…"
          variant="secondary"
        />
      )}
      <ReadyButton ticket={ticket} returnTo={returnTo} />
      <OrderSteps ticket={ticket} returnTo={returnTo} />
    </>
  );
}
