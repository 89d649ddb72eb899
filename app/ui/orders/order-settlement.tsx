import type { OrderMoney as Money } from "#app/domain/payments/order-money.ts";
import { ButtonLink } from "../button.tsx";
import { OrderMoney } from "./order-money.tsx";

type OrderSettlementProps = {
  money: Money;
  orderUrl: string;
  mayPay: boolean;
  mayRefund: boolean;
};

/** What was paid for an order, and links to record more. */
export function OrderSettlement({ money, orderUrl, mayPay, mayRefund }: OrderSettlementProps) {
  return (
    <>
      <OrderMoney money={money} paymentsUrl={mayRefund ? `${orderUrl}/payments` : undefined} />
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
