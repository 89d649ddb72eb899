import type { Done } from "#app/domain/lists/changed-row.ts";
import type { ReadableTicket as Ticket } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useMay } from "../staff/use-may.ts";
import { OrderSteps } from "./order-steps.tsx";

type OrderActionsProps = {
  ticket: Ticket;
  /** The last action that can still be undone. */
  done: Done | null;
  returnTo: string;
};

/** The next steps of an order, the main one first. */
export function OrderActions({ ticket, done, returnTo }: OrderActionsProps) {
  const may = useMay();
  const mayCancel = !ticket.isFinal && may("cancel orders");
  return (
    <section className="row" aria-label={m.orders_orderStatus()}>
      <OrderSteps ticket={ticket} returnTo={returnTo} />
      {done?.undo && !ticket.isReady && (
        <PostButton
          key={done.state}
          className="settling"
          action={done.undo.action}
          fields={{ ...done.undo.fields, returnTo }}
          label={m.orders_undoStep({ state: done.state })}
          pendingLabel={m.shared_updating()}
          variant="secondary"
        />
      )}
      {mayCancel && (
        <ButtonLink
          to={`/admin/orders/${ticket.id}/cancellation?${new URLSearchParams({ returnTo })}`}
          variant="danger"
        >
          {m.shared_cancelOrder()}
        </ButtonLink>
      )}
    </section>
  );
}
