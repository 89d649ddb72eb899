import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { formatRupees } from "#app/domain/money.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { ButtonLink, QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PostButton } from "../form/post-button.tsx";
import { Notice } from "../notice.tsx";
import { ClaimActions } from "../payments/claim-actions.tsx";
import { useMay } from "../staff/use-may.ts";
import { OrderMoney } from "./order-money.tsx";
import { TicketPayment } from "./payment-badge.tsx";

type OrderSettlementProps = {
  money: Money;
  ticket: OrderTicket;
  returnTo: string;
};

/** The payments of an order and the possible entries: one main button for the open amount. */
export function OrderSettlement({ money, ticket, returnTo }: OrderSettlementProps) {
  const may = useMay();
  const [mayPay, mayRefund] = [may("take payments"), may("refund payments")];
  const isOwed = money.owedPaise > 0;
  const address = `/admin/orders/${ticket.id}`;
  return (
    <Card title={m.shared_payment()} actions={<TicketPayment ticket={ticket} />}>
      <p className="muted small">
        {ticket.paymentMethod}
        {ticket.paidAt && ` · ${m.orders_paidOn({ paidAt: ticket.paidAt })}`}
      </p>
      <OrderMoney money={money} paymentsUrl={mayRefund ? `${address}/payments` : undefined} />
      {mayPay &&
        money.payments
          .filter(({ state }) => state === "claimed")
          .map(({ id, amountPaise, reference, at }) => (
            <Notice
              key={id}
              tone="info"
              title={m.orders_awaitingConfirmationByUpi({ amount: formatRupees(amountPaise) })}
              action={
                <ClaimActions paymentId={id} orderId={ticket.id} orderNumber={ticket.orderNumber} />
              }
            >
              <ParaglideMessage
                message={m.orders_referenceSentAt}
                inputs={{ reference, at }}
                markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
              />
            </Notice>
          ))}
      <div className="row">
        {mayPay && money.duePaise > 0 && (
          <>
            <PostButton
              action={`${address}/payment`}
              fields={{ returnTo }}
              label={m.orders_markAsPaid({ method: ticket.paymentMethod })}
              pendingLabel={m.shared_updating()}
            />
            <QuietLink to={`${address}/payments`}>{m.shared_recordPayment()}</QuietLink>
          </>
        )}
        {mayPay && money.paidPaise > 0 && (
          <ButtonLink to={`${address}/refunds`} variant={isOwed ? "primary" : "quiet"}>
            {m.shared_recordRefund()}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
