import type { AwaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { thumbnailUrl } from "#app/domain/images/image.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { OrderReceipt } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Price } from "../dish/price.tsx";
import { OrderStamp, Ticket } from "../orders/ticket.tsx";
import { Steps } from "../steps.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OwnUnansweredNotice } from "./unanswered-notice.tsx";
import { PayLink } from "./upi-payment-panel.tsx";

type OrderCardProps = {
  receipt: OrderReceipt;
  answer: AwaitedAnswer | null;
  /** Where it can be paid online; null if it cannot be. */
  payAt: string | null;
  detailsHref: string;
};

export function OrderCard({ receipt, answer, payAt, detailsHref }: OrderCardProps) {
  const { orderNumber, status, statusLabel } = receipt;
  if (receipt.isFinal) {
    return (
      <Card
        as="li"
        title={orderNumber}
        titleLevel={2}
        actions={<StatusBadge status={status} label={statusLabel} />}
      >
        <OrderSummary receipt={receipt} />
        <OrderButtons receipt={receipt} detailsHref={detailsHref} />
      </Card>
    );
  }
  return (
    <Ticket
      as="li"
      number={receipt.token}
      stamp={<OrderStamp order={receipt} />}
      heading={
        <div className="between card-header">
          <h2>{orderNumber}</h2>
          <StatusBadge status={status} label={statusLabel} />
        </div>
      }
    >
      <OwnUnansweredNotice answer={answer} orderNumber={orderNumber} />
      <Steps label={m.orders_progressOf({ orderNumber })} steps={receipt.progress} compact />
      <p>
        <strong>{receipt.headline}</strong>
      </p>
      {payAt && (
        <ButtonLink to={payAt} wide>
          {m.payments_payNow({ amount: formatRupees(receipt.duePaise) })}
        </ButtonLink>
      )}
      {receipt.payment &&
        (receipt.payment.claim?.failure === null ? (
          <p>
            <Badge tone="info">{m.orders_paymentAwaitsConfirmation()}</Badge>
          </p>
        ) : (
          <PayLink {...receipt.payment} />
        ))}
      <OrderSummary receipt={receipt} />
      <OrderButtons receipt={receipt} detailsHref={detailsHref} />
    </Ticket>
  );
}

function OrderSummary({ receipt }: { receipt: OrderReceipt }) {
  const count = receipt.items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <>
      <p className="muted small">
        {receipt.placedOn}, {receipt.placedAt} · {receipt.paymentMethod} ·{" "}
        {receipt.deliveryType === "pickup" ? m.shared_pickup() : m.shared_homeDelivery()}
      </p>
      {receipt.laterFor && (
        <p>
          <Badge tone="info">{m.orders_for({ laterFor: receipt.laterFor })}</Badge>
        </p>
      )}
      <Thumbnails receipt={receipt} />
      <p>{receipt.items.map((item) => `${item.quantity} × ${item.name}`).join(", ")}</p>
      <p className="row between">
        <span className="muted">{m.orders_items({ count })}</span>
        <Price paise={receipt.totalPaise} large />
      </p>
    </>
  );
}

function OrderButtons({ receipt, detailsHref }: Omit<OrderCardProps, "answer" | "payAt">) {
  return (
    <div className="row">
      <ButtonLink to={detailsHref} variant={receipt.isFinal ? "secondary" : "primary"} size="small">
        {m.shared_viewDetails()}
      </ButtonLink>
      <OrderActions receipt={receipt} size="small" />
    </div>
  );
}

const MAX_THUMBNAILS = 4;

function Thumbnails({ receipt }: { receipt: OrderReceipt }) {
  return (
    <p className="thumbnails">
      {receipt.items.slice(0, MAX_THUMBNAILS).map((item) => (
        <img
          key={item.id}
          src={thumbnailUrl(item.image)}
          alt=""
          width={72}
          height={54}
          loading="lazy"
        />
      ))}
    </p>
  );
}
