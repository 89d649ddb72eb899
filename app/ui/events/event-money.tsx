import type { EventTicket } from "#app/domain/catering/event-ticket.ts";
import { Price } from "../price.tsx";

export function EventMoney({ ticket }: { ticket: Pick<EventTicket, "price" | "advance"> }) {
  const { price, advance } = ticket;
  return (
    <>
      <AmountList
        rows={[
          ["Subtotal", price.subtotalPaise],
          ["Service Charge (2%)", price.serviceChargePaise],
          ["Setup Fee", price.setupFeePaise],
          ["Delivery Fee", price.deliveryFeePaise],
          ["Tax", price.taxPaise],
          ["Total", price.totalPaise],
        ]}
      />
      <AmountList
        rows={[
          ["Advance Payment (50%)", price.advancePaise],
          ["Balance Amount", price.balancePaise],
          ["Advance received", advance.receivedPaise],
          ["Still to be paid", advance.outstandingPaise],
        ]}
      />
      {advance.receivedPaise > 0 && (
        <p className="muted small">
          Received on {advance.receivedDay}, {advance.methodLabel}
        </p>
      )}
    </>
  );
}

function AmountList({ rows }: { rows: [label: string, paise: number][] }) {
  return (
    <dl className="pairs ticket-total">
      {rows.map(([label, paise]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Price paise={paise} exact />
          </dd>
        </div>
      ))}
    </dl>
  );
}
