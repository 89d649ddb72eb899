import type { AwaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { ownOrdersList } from "#app/domain/orders/order-list-urls.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { shop } from "#app/domain/shop.ts";
import { StatusBadge } from "../badge.tsx";
import { ButtonLink, buttonClass } from "../button.tsx";
import { Card } from "../card.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { useShopFacts } from "../shop-facts.tsx";
import { Steps } from "../steps.tsx";
import { Summary } from "../summary.tsx";
import { OrderStamp, Ticket } from "../ticket.tsx";
import { OrderLines } from "./order-lines.tsx";
import { ReceiptFacts } from "./receipt-facts.tsx";
import { totalRows } from "./totals.tsx";
import { TrackingLink } from "./tracking-link.tsx";
import { OwnUnansweredNotice } from "./unanswered-notice.tsx";
import { UpiPaymentPanel } from "./upi-payment-panel.tsx";

type PlacedOrderProps = {
  receipt: OrderReceipt;
  trackingUrl: string | null;
  answer: AwaitedAnswer | null;
};

export function PlacedOrder({ receipt, trackingUrl, answer }: PlacedOrderProps) {
  const isCancelled = receipt.status === "cancelled";
  return (
    <div className="split">
      <div className="stack">
        {isCancelled && (
          <Notice tone="bad" title="This order was cancelled">
            {receipt.cancellationReason}
          </Notice>
        )}
        <OwnUnansweredNotice answer={answer} orderNumber={receipt.orderNumber} />
        <Ticket
          number={receipt.shortNumber}
          stamp={<OrderStamp order={receipt} />}
          heading={
            <div className="between card-header">
              <h2>Order {receipt.orderNumber}</h2>
              {/* Always reads 'Preparing'; What's Next shows the actual step. */}
              <StatusBadge status={isCancelled ? "cancelled" : "preparing"} />
            </div>
          }
        >
          {!isCancelled && (
            <>
              <h3>What's Next</h3>
              <Steps label="What's Next" steps={receipt.progress} />
              <ButtonLink to={ownOrdersList.url({ order: receipt.orderNumber })} wide>
                Follow this order
              </ButtonLink>
              {!receipt.isFinal && (
                <ButtonLink
                  to={`/my-orders/${receipt.orderNumber}/notifications`}
                  variant="quiet"
                  icon="bell"
                  wide
                >
                  Get notifications on this device
                </ButtonLink>
              )}
              {receipt.canChange && (
                <ButtonLink to={`/my-orders/${receipt.orderNumber}/changes`} variant="quiet" wide>
                  Change Order
                </ButtonLink>
              )}
            </>
          )}
        </Ticket>
        {receipt.laterFor && !isCancelled && (
          <Notice tone="info" title={`For ${receipt.laterFor}`}>
            {receipt.startsAt
              ? `You ordered ahead: we start on it at ${receipt.startsAt}.`
              : "You ordered ahead: we cook it first when we open."}
          </Notice>
        )}
        {receipt.payment && (
          <Card title="Pay by UPI">
            <UpiPaymentPanel payment={receipt.payment} />
          </Card>
        )}
        <Card title="Details">
          <ReceiptFacts receipt={receipt} />
        </Card>
        <Card title="Items">
          <OrderLines items={receipt.items} />
        </Card>
        {trackingUrl && (
          <Card title="Follow without logging in">
            <TrackingLink url={trackingUrl} />
          </Card>
        )}
      </div>
      <div className="stack">
        <Summary
          title="Order Summary"
          rows={totalRows(receipt.amounts)}
          totalPaise={receipt.totalPaise}
        />
        <div className="stack stack-small">
          <ButtonLink to="/menu" variant="secondary" wide>
            Order Again
          </ButtonLink>
          <ButtonLink to="/" variant="quiet" wide>
            Go Home
          </ButtonLink>
        </div>
        <Contact />
      </div>
    </div>
  );
}

function Contact() {
  const { hours } = useShopFacts();
  return (
    <Card title="Something not right?">
      <p>Call us, or come to the stall: {hours.sentence}.</p>
      <address className="muted">{shop.address}</address>
      <p className="row">
        <a className={buttonClass({ variant: "secondary" })} href={shop.phoneHref}>
          <Icon name="phone" />
          {shop.phone}
        </a>
      </p>
    </Card>
  );
}
