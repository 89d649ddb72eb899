import type { DeliveredRow } from "#app/domain/deliveries/delivery.ts";
import { paymentNames } from "#app/domain/ledger/payment.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";

/** The deliveries of the person who is signed in, with the cash to hand over. */
export function DeliveredList({ delivered }: { delivered: DeliveredRow[] }) {
  if (delivered.length === 0) return null;
  return (
    <Disclosure summary={m.deliveries_deliveredByYouToday({ count: delivered.length })}>
      <ul className="stack stack-small">
        {delivered.map(({ orderNumber, street, deliveredAt, cashPaise }) => (
          <li key={orderNumber}>
            {deliveredAt} · {street} <span className="muted nowrap">{orderNumber}</span>
            {cashPaise > 0 && (
              <>
                {" · "}
                <strong className="nowrap">
                  {paymentNames.cash} {formatRupees(cashPaise)}
                </strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
