import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import type { Done } from "#app/domain/lists/changed-row.ts";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import type { PrintedChange } from "#app/domain/orders/order-history.ts";
import type { ReadableTicket as Ticket } from "#app/domain/orders/readable-order.ts";
import type { StockItem } from "#app/domain/orders/stock-item.ts";
import type { MessageMenu } from "#app/domain/tracking/customer-message.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Dialog } from "../dialog.tsx";
import { PostButton } from "../form/post-button.tsx";
import { useMay } from "../staff/use-may.ts";
import { MessageButtons } from "./message-buttons.tsx";
import { OrderChanges } from "./order-changes.tsx";
import { OrderSettlement } from "./order-settlement.tsx";
import { OrderSteps, ReadyButton } from "./order-steps.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { SoldOutButtons } from "./sold-out-buttons.tsx";

type Details = {
  ticket: Ticket;
  history: HistoryEntry[];
  stockItems: StockItem[];
  changes: PrintedChange[];
  mayChange: boolean;
  /** Null for those who may not see contacts and payments. */
  private: { money: Money; message: MessageMenu } | null;
  /** What can still be undone. */
  done: Done | null;
};

type OrderDialogProps = {
  /** Undefined when there is no such order. */
  details: Details | undefined;
  /** The list without the dialog. */
  closeHref: string;
  /** The list with the dialog, to return to after a change. */
  returnTo: string;
};

export function OrderDialog({ details, closeHref, returnTo }: OrderDialogProps) {
  const may = useMay();
  if (!details) {
    return (
      <Dialog title={m.shared_orderNotFound()} closeHref={closeHref}>
        <p>{m.orders_orderNotFound()}</p>
      </Dialog>
    );
  }
  const { ticket, history, stockItems } = details;
  const payable = may("take payments") && "duePaise" in ticket && ticket.duePaise > 0;
  const orderUrl = `/admin/orders/${ticket.id}`;
  return (
    <Dialog
      title={m.orders_order({ orderNumber: ticket.orderNumber })}
      closeHref={closeHref}
      size="wide"
      actions={
        (payable || details.done || !ticket.isFinal) && (
          <OrderActions ticket={ticket} payable={payable} done={details.done} returnTo={returnTo} />
        )
      }
    >
      <p className="row">
        <ButtonLink to={`${orderUrl}/ticket`} variant="secondary" size="small" icon="print">
          {m.shared_kitchenTicket()}
        </ButtonLink>
        {may("take payments") && (
          <ButtonLink to={`${orderUrl}/bill`} variant="secondary" size="small" icon="receipt">
            {m.shared_bill()}
          </ButtonLink>
        )}
        {details.mayChange && (
          <ButtonLink to={`${orderUrl}/changes`} variant="secondary" size="small" icon="edit">
            {m.shared_changeOrder()}
          </ButtonLink>
        )}
      </p>
      <OrderChanges changes={details.changes} orderUrl={orderUrl} />
      <OrderTicket
        ticket={ticket}
        history={history}
        payment={
          details.private && (
            <OrderSettlement
              money={details.private.money}
              order={ticket}
              mayPay={may("take payments")}
              mayRefund={may("refund payments")}
            />
          )
        }
      >
        {!ticket.isFinal && <SoldOutButtons stockItems={stockItems} returnTo={returnTo} />}
        {details.private && (
          <DetailSection title={m.orders_tellTheCustomer()}>
            <MessageButtons message={details.private.message} orderNumber={ticket.orderNumber} />
          </DetailSection>
        )}
      </OrderTicket>
    </Dialog>
  );
}

type OrderActionsProps = {
  ticket: Ticket;
  payable: boolean;
  done: Done | null;
  returnTo: string;
};

function OrderActions({ ticket, payable, done, returnTo }: OrderActionsProps) {
  const may = useMay();
  const orderUrl = `/admin/orders/${ticket.id}`;
  return (
    <>
      {!ticket.isFinal && may("cancel orders") && (
        <ButtonLink
          to={`${orderUrl}/cancellation?${new URLSearchParams({ returnTo })}`}
          variant="danger"
        >
          {m.shared_cancelOrder()}
        </ButtonLink>
      )}
      {payable && (
        <PostButton
          action={`${orderUrl}/payment`}
          fields={{ returnTo }}
          label={m.orders_markAsPaid()}
          pendingLabel={m.shared_updating()}
          variant="secondary"
        />
      )}
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
      <ReadyButton ticket={ticket} returnTo={returnTo} />
      <OrderSteps ticket={ticket} returnTo={returnTo} />
    </>
  );
}
