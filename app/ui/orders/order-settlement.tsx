import { formatRupees } from "#app/domain/money.ts";
import type { OrderMoney as Money } from "#app/domain/payments/order-money.ts";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { ClaimActions } from "../payments/claim-actions.tsx";
import { OrderMoney } from "./order-money.tsx";

type OrderSettlementProps = {
  money: Money;
  orderId: string;
  mayPay: boolean;
  mayRefund: boolean;
};

/** What was paid for an order, and links to record more. */
export function OrderSettlement({ money, orderId, mayPay, mayRefund }: OrderSettlementProps) {
  const orderUrl = `/admin/orders/${orderId}`;
  return (
    <>
      <OrderMoney money={money} paymentsUrl={mayRefund ? `${orderUrl}/payments` : undefined} />
      {mayPay &&
        money.payments
          .filter(({ state }) => state === "claimed")
          .map(({ id, amountPaise, reference, at }) => (
            <Notice
              key={id}
              tone="info"
              title={`Awaiting confirmation: ${formatRupees(amountPaise)} by UPI`}
              action={<ClaimActions paymentId={id} orderId={orderId} />}
            >
              Reference <span className="nowrap">{reference}</span>, sent {at}
            </Notice>
          ))}
      <p className="row">
        {mayPay && money.duePaise > 0 && (
          <ButtonLink to={`${orderUrl}/payments`} variant="secondary" size="small">
            Record payment
          </ButtonLink>
        )}
        {mayRefund && money.paidPaise > 0 && (
          <ButtonLink to={`${orderUrl}/refunds`} variant="secondary" size="small">
            Record refund
          </ButtonLink>
        )}
      </p>
    </>
  );
}
