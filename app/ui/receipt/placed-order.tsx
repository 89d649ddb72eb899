import type { AwaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { ownOrderUrl } from "#app/domain/orders/own-order-url.ts";
import type { Branch } from "#app/domain/shop/branch.ts";
import { shop } from "#app/domain/shop.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { ButtonAnchor, ButtonLink, QuietLink, SecondaryLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PickupPlace } from "../checkout/pickup-place.tsx";
import { Notice } from "../notice.tsx";
import { OrderStamp, Ticket } from "../orders/ticket.tsx";
import { useShopFacts } from "../shop/shop-facts.tsx";
import { Steps } from "../steps.tsx";
import { Summary } from "../summary.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { totalRows } from "./totals.tsx";
import { TrackingLink } from "./tracking-link.tsx";
import { OwnUnansweredNotice } from "./unanswered-notice.tsx";
import { UpiPaymentPanel } from "./upi-payment-panel.tsx";

type PlacedOrderProps = {
  receipt: OrderReceipt;
  /** Where it can be paid online; null if it cannot be. */
  payAt: string | null;
  trackingUrl: string | null;
  answer: AwaitedAnswer | null;
  /** Set until it has been picked up. */
  pickupAt: Branch | null;
  /** Set in My Orders, together with its buttons; right after ordering, there are links instead. */
  history?: HistoryEntry[];
};

export function PlacedOrder(props: PlacedOrderProps) {
  const { receipt, payAt, trackingUrl, answer, pickupAt, history } = props;
  const isCancelled = receipt.status === "cancelled";
  return (
    <div className="split">
      <div className="stack">
        {isCancelled && (
          <Notice tone="bad" title={m.orders_thisOrderWasCancelled()}>
            {receipt.cancellationReason}
          </Notice>
        )}
        <OwnUnansweredNotice answer={answer} orderNumber={receipt.orderNumber} />
        {payAt && <PayOnline receipt={receipt} payAt={payAt} />}
        <Payment receipt={receipt} isOnline={payAt !== null} />
        {pickupAt && <PickupPlace branch={pickupAt} />}
        <Ticket
          number={receipt.token}
          stamp={<OrderStamp order={receipt} />}
          heading={
            <div className="between card-header">
              <h2>{m.orders_order({ orderNumber: receipt.orderNumber })}</h2>
              <StatusBadge {...receipt.badge} />
            </div>
          }
        >
          {!isCancelled && (
            <>
              <h3>{m.orders_whatsNext()}</h3>
              <Steps label={m.orders_whatsNext()} steps={receipt.progress} />
              {!history && (
                <ButtonLink to={ownOrderUrl(receipt.orderNumber)} wide>
                  {m.orders_followThisOrder()}
                </ButtonLink>
              )}
              {!receipt.isFinal && (
                <QuietLink to={`/my-orders/${receipt.orderNumber}/notifications`} icon="bell" wide>
                  {m.orders_getNotificationsOnThisDevice()}
                </QuietLink>
              )}
              {!history && receipt.canChange && (
                <QuietLink to={`/my-orders/${receipt.orderNumber}/changes`} wide>
                  {m.orders_changeOrderLink()}
                </QuietLink>
              )}
            </>
          )}
        </Ticket>
        {history && (
          <div className="row">
            <OrderActions receipt={receipt} />
          </div>
        )}
        {receipt.laterFor && !isCancelled && (
          <Notice tone="info" title={m.orders_for({ laterFor: receipt.laterFor })}>
            {receipt.startsAt
              ? m.orders_orderedAheadStart({ startsAt: receipt.startsAt })
              : m.orders_orderedAheadOpening()}
          </Notice>
        )}
        <Card title={m.shared_items()}>
          <OrderLines items={receipt.items} />
        </Card>
      </div>
      <div className="stack">
        <Summary
          title={m.shared_orderSummary()}
          rows={totalRows(receipt.amounts)}
          totalPaise={receipt.totalPaise}
        />
        <Card title={m.shared_details()}>
          <ReceiptFacts receipt={receipt} />
        </Card>
        {!history && (
          <div className="stack stack-small">
            {(receipt.isPaid || receipt.status === "delivered") && (
              <SecondaryLink to={`/my-orders/${receipt.orderNumber}/bill`} icon="receipt" wide>
                {m.shared_bill()}
              </SecondaryLink>
            )}
            <SecondaryLink to="/menu" wide>
              {m.orders_orderAgain()}
            </SecondaryLink>
            <QuietLink to="/" wide>
              {m.shared_goHome()}
            </QuietLink>
          </div>
        )}
        {trackingUrl && (
          <Card title={m.orders_followWithoutLoggingIn()}>
            <TrackingLink url={trackingUrl} />
          </Card>
        )}
        {history && <History entries={history} />}
        <Contact orderNumber={receipt.orderNumber} />
      </div>
    </div>
  );
}

function PayOnline({ receipt, payAt }: { receipt: OrderReceipt; payAt: string }) {
  return (
    <Card title={m.payments_payOnline()}>
      <ButtonLink to={payAt} wide>
        {m.payments_payNow({ amount: formatRupees(receipt.duePaise) })}
      </ButtonLink>
    </Card>
  );
}

type PaymentProps = { receipt: OrderReceipt; isOnline: boolean };

function Payment({ receipt: { payment, due, status }, isOnline }: PaymentProps) {
  if (payment) {
    return (
      <Card title={m.orders_payByUpi()}>
        <UpiPaymentPanel payment={payment} />
      </Card>
    );
  }
  if (!due || isOnline || status === "cancelled") return null;
  return (
    <Notice tone="info" title={m.orders_toPay({ amount: due.amount })}>
      {due.hint}
    </Notice>
  );
}

function History({ entries }: { entries: HistoryEntry[] }) {
  return (
    <Card title={m.shared_history()}>
      <ol className="stack stack-small">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.what}
            {entry.reason && <q className="line-notes">{entry.reason}</q>}
            <span className="muted small numeric own-line">
              {entry.who} · {entry.at}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Contact({ orderNumber }: { orderNumber: string }) {
  const { hours } = useShopFacts();
  return (
    <Card title={m.orders_somethingNotRight()}>
      <p>{m.orders_callOrVisit({ sentence: hours.sentence })}</p>
      <address className="muted">{shop.pickupAddress}</address>
      <p className="row">
        <ButtonAnchor variant="secondary" icon="phone" href={shop.phoneHref}>
          {shop.phone}
        </ButtonAnchor>
        <SecondaryLink to={`/my-orders/${orderNumber}/problem`}>
          {m.orders_reportAProblem()}
        </SecondaryLink>
      </p>
    </Card>
  );
}
