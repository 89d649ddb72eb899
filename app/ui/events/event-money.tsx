import type { EventTicket } from "#app/domain/events/event-ticket.ts";
import { m } from "#messages";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";

export function EventMoney({ ticket }: { ticket: EventTicket }) {
  const { price, payment, serviceChargePercent } = ticket;
  return (
    <>
      <AmountList
        rows={[
          [m.shared_subtotal(), price.subtotalPaise],
          [m.events_serviceCharge({ percent: serviceChargePercent }), price.serviceChargePaise],
          [m.events_setupFee(), price.setupFeePaise],
          [m.events_deliveryFee(), price.deliveryFeePaise],
          ...(price.travelPaise > 0 ? [row(m.catering_travel(), price.travelPaise)] : []),
          ...(price.discountPaise > 0 ? [row(m.shared_discount(), -price.discountPaise)] : []),
          [m.shared_tax(), price.taxPaise],
          [m.shared_total(), price.totalPaise],
        ]}
      />
      <AmountList
        rows={[
          [m.events_advanceHalf(), price.advancePaise],
          [m.events_balanceAmount(), price.balancePaise],
          [m.shared_amountPaid(), payment.paidPaise],
          [m.events_stillToBePaid(), payment.duePaise],
        ]}
      />
    </>
  );
}

type Row = [label: string, paise: number];
const row = (...values: Row): Row => values;

function AmountList({ rows }: { rows: Row[] }) {
  return (
    <Pairs
      className="ticket-total"
      rows={rows.map(([label, paise]) => [label, <Price key={label} paise={paise} exact />])}
    />
  );
}
