import type { OrderMoney as Money } from "#app/domain/payments/order-money.ts";
import { Price } from "../price.tsx";

/** What an order costs, what was paid and refunded, and what is open. */
export function OrderMoney({ money }: { money: Money }) {
  const { totalPaise, paidPaise, duePaise, owedPaise, payments } = money;
  const rows = [
    { label: "Total", paise: totalPaise },
    { label: "Paid", paise: paidPaise },
    ...(duePaise > 0 ? [{ label: "To pay", paise: duePaise }] : []),
    ...(owedPaise > 0 ? [{ label: "To refund", paise: owedPaise }] : []),
  ];
  return (
    <>
      <dl className="pairs">
        {rows.map(({ label, paise }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price paise={paise} exact />
            </dd>
          </div>
        ))}
      </dl>
      {payments.length > 0 && (
        <ul className="ticket-list">
          {payments.map((payment) => (
            <li key={payment.id}>
              <span>
                {payment.kind === "refund" ? "Refund" : "Payment"} ({payment.method})
              </span>
              <span className="price-end">
                <Price paise={payment.amountPaise} exact />
              </span>
              <span className="muted small">
                {[payment.who, payment.at].filter(Boolean).join(" · ")}
              </span>
              {payment.reason && <q>{payment.reason}</q>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
