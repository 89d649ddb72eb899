import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";
import { PaymentList } from "../payments/payment-list.tsx";

type OrderMoneyProps = {
  money: Money;
  /** For people who may take payments back. */
  paymentsUrl?: string;
};

/** The cost, the payments and refunds, and the open amount of an order or booking. */
export function OrderMoney({ money, paymentsUrl }: OrderMoneyProps) {
  const { totalPaise, paidPaise, refundedPaise, duePaise, owedPaise, keptPaise } = money;
  const { keptReason, payments } = money;
  const rows = [
    { label: m.shared_total(), paise: totalPaise },
    { label: m.payments_paidAmount(), paise: paidPaise + refundedPaise },
    ...(refundedPaise > 0 ? [{ label: m.bills_refunded(), paise: refundedPaise }] : []),
    ...(duePaise > 0 ? [{ label: m.shared_toPay(), paise: duePaise }] : []),
    ...(keptPaise > 0 ? [{ label: m.shared_cancellationFee(), paise: keptPaise }] : []),
    ...(owedPaise > 0 ? [{ label: m.shared_refundDue(), paise: owedPaise }] : []),
  ];
  return (
    <>
      <Pairs
        rows={rows.map(({ label, paise }) => [label, <Price key={label} paise={paise} exact />])}
      />
      {keptReason && <q>{keptReason}</q>}
      {payments.length > 0 && (
        <PaymentList
          payments={payments}
          more={({ id, isReversible, who, reason }) => (
            <>
              {who && <span className="muted small">{who}</span>}
              {reason && <q>{reason}</q>}
              {paymentsUrl && isReversible && (
                <QuietLink to={`${paymentsUrl}/${id}/reversal`} size="small">
                  {m.shared_reverse()}
                </QuietLink>
              )}
            </>
          )}
        />
      )}
    </>
  );
}
