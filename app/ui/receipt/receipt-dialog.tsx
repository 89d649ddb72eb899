import type { HistoryEntry } from "#app/domain/history.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { Dialog } from "../dialog.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
import { Price } from "../price.tsx";
import { Steps } from "../steps.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { totalRows } from "./totals.tsx";
import { TrackingLink } from "./tracking-link.tsx";
import { UpiPaymentPanel } from "./upi-payment-panel.tsx";

type ReceiptDialogProps = {
  receipt: OrderReceipt;
  history: HistoryEntry[];
  trackingUrl: string | null;
  closeHref: string;
};

export function ReceiptDialog({ receipt, history, trackingUrl, closeHref }: ReceiptDialogProps) {
  return (
    <Dialog
      title={m.orders_order({ orderNumber: receipt.orderNumber })}
      closeHref={closeHref}
      actions={<OrderActions receipt={receipt} />}
    >
      <p>
        <StatusBadge status={receipt.status} />
      </p>
      {receipt.status === "cancelled" && (
        <Notice tone="bad" title={m.orders_thisOrderWasCancelled()}>
          {receipt.cancellationReason}
        </Notice>
      )}
      {receipt.progress.length > 0 && (
        <Steps label={m.orders_whatsNext()} steps={receipt.progress} />
      )}
      {receipt.payment && (
        <section className="stack stack-small">
          <h3>{m.orders_payByUpi()}</h3>
          <UpiPaymentPanel payment={receipt.payment} />
        </section>
      )}
      {!receipt.isFinal && (
        <p>
          <Link to={`/my-orders/${receipt.orderNumber}/notifications`}>
            {m.orders_getNotificationsOnThisDevice()}
          </Link>
        </p>
      )}
      <section className="stack stack-small">
        <h3>{m.shared_items()}</h3>
        <OrderLines items={receipt.items} />
        <dl className="pairs">
          {[
            ...totalRows(receipt.amounts),
            { label: m.shared_total(), value: <Price paise={receipt.totalPaise} /> },
          ].map((row) => (
            <div key={String(row.label)}>
              <dt>{row.label}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="stack stack-small">
        <h3>{m.shared_details()}</h3>
        <ReceiptFacts receipt={receipt} />
      </section>
      {trackingUrl && (
        <section className="stack stack-small">
          <h3>{m.orders_followWithoutLoggingIn()}</h3>
          <TrackingLink url={trackingUrl} />
        </section>
      )}
      <section className="stack stack-small">
        <h3>{m.shared_history()}</h3>
        <ol className="lines-compact">
          {history.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.what}
                {entry.reason && <q className="line-notes">{entry.reason}</q>}
              </span>
              <span className="muted small numeric">
                {entry.who} · {entry.at}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Dialog>
  );
}
