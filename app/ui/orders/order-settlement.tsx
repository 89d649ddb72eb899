import { ParaglideMessage } from "@inlang/paraglide-js-react";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Notice } from "../notice.tsx";
import { ClaimActions } from "../payments/claim-actions.tsx";
import { OrderMoney } from "./order-money.tsx";

type OrderSettlementProps = {
  money: Money;
  order: { id: string; orderNumber: string };
  mayPay: boolean;
  mayRefund: boolean;
};

/** What was paid for an order, and links to record more. */
export function OrderSettlement({ money, order, mayPay, mayRefund }: OrderSettlementProps) {
  const orderUrl = `/admin/orders/${order.id}`;
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
              title={m.orders_awaitingConfirmationByUpi({ amount: formatRupees(amountPaise) })}
              action={
                <ClaimActions paymentId={id} orderId={order.id} orderNumber={order.orderNumber} />
              }
            >
              <ParaglideMessage
                message={m.orders_referenceSentAt}
                inputs={{ reference, at }}
                markup={{ nowrap: ({ children }) => <span className="nowrap">{children}</span> }}
              />
            </Notice>
          ))}
      <p className="row">
        {mayPay && money.duePaise > 0 && (
          <ButtonLink to={`${orderUrl}/payments`} variant="secondary" size="small">
            {m.shared_recordPayment()}
          </ButtonLink>
        )}
        {mayRefund && money.paidPaise > 0 && (
          <ButtonLink to={`${orderUrl}/refunds`} variant="secondary" size="small">
            {m.shared_recordRefund()}
          </ButtonLink>
        )}
      </p>
    </>
  );
}
