import type { DeliveredRow } from "#app/domain/deliveries/delivery.ts";
import { m } from "#messages";
import { Disclosure } from "../disclosure.tsx";

/** What the person who is signed in delivered today. */
export function DeliveredList({ delivered }: { delivered: DeliveredRow[] }) {
  if (delivered.length === 0) return null;
  return (
    <Disclosure summary={m.deliveries_deliveredByYouToday({ count: delivered.length })}>
      <ul className="stack stack-small">
        {delivered.map(({ orderNumber, street, deliveredAt }) => (
          <li key={orderNumber}>
            {deliveredAt} · {street} <span className="muted nowrap">{orderNumber}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
