import type { HistoryEntry } from "#app/domain/orders/history.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../dish/price.tsx";
import { Link } from "../link.tsx";
import { Notice } from "../notice.tsx";
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
        <StatusBadge status={receipt.status} label={receipt.statusLabel} />
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
        <DetailSection title={m.orders_payByUpi()}>
          <UpiPaymentPanel payment={receipt.payment} />
        </DetailSection>
      )}
      {!receipt.isFinal && (
        <p>
          <Link to={`/my-orders/${receipt.orderNumber}/notifications`}>
            {m.orders_getNotificationsOnThisDevice()}
          </Link>
        </p>
      )}
      <DetailSection title={m.shared_items()}>
        <OrderLines items={receipt.items} />
        <Pairs
          rows={[
            ...totalRows(receipt.amounts).map(({ label, value }) => [label, value] as const),
            [m.shared_total(), <Price key="total" paise={receipt.totalPaise} />],
          ]}
        />
      </DetailSection>
      <DetailSection title={m.shared_details()}>
        <ReceiptFacts receipt={receipt} />
      </DetailSection>
      {trackingUrl && (
        <DetailSection title={m.orders_followWithoutLoggingIn()}>
          <TrackingLink url={trackingUrl} />
        </DetailSection>
      )}
      <DetailSection title={m.shared_history()}>
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
      </DetailSection>
    </Dialog>
  );
}
