import { paymentText } from "#app/domain/bills/bill-slip.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Row, SlipHeader } from "./slip-parts.tsx";

/** The slip for an order without a bill: it gets one later, or is older than billing. */
export function PrintedSlip({ ticket, fssai }: { ticket: OrderTicket; fssai: string }) {
  const isProvisional = !ticket.isFinal;
  return (
    <article className="slip" aria-label={m.bills_slip({ orderNumber: ticket.orderNumber })}>
      <SlipHeader fssai={fssai}>
        {isProvisional && <p className="slip-due">{m.admin_tokenSlipNotABill()}</p>}
      </SlipHeader>
      <dl className="slip-pairs">
        <Row label={m.shared_order()}>{ticket.orderNumber}</Row>
        <Row label={m.shared_date()}>
          {ticket.placedOn}, {ticket.placedAt}
        </Row>
        <Row label={m.admin_token()}>{ticket.token}</Row>
        <Row label={m.shared_customer()}>{ticket.customerName}</Row>
        {ticket.address.length > 0 && (
          <Row label={ticket.deliveryType === "pickup" ? m.shared_pickup() : m.shared_deliverTo()}>
            {ticket.address.join(", ")}
          </Row>
        )}
        {ticket.zoneName && <Row label={m.shared_zone()}>{ticket.zoneName}</Row>}
      </dl>
      <table className="slip-items">
        <thead>
          <tr>
            <th scope="col">{m.bills_item()}</th>
            <th scope="col">{m.shared_amount()}</th>
          </tr>
        </thead>
        <tbody>
          {ticket.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.name}
                {item.choices.map((choice) => (
                  <span key={choice}>{choice}</span>
                ))}
                <span>
                  {item.quantity} × {formatRupeesWithPaise(item.pricePaise)}
                </span>
              </th>
              <td>{formatRupeesWithPaise(item.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="slip-pairs">
        {ticket.amounts.map(({ label, paise }) => (
          <Row key={label} label={label}>
            {formatRupeesWithPaise(paise)}
          </Row>
        ))}
        <Row label={m.shared_total()} strong>
          {formatRupeesWithPaise(ticket.totalPaise)}
        </Row>
        <Row label={m.shared_payment()}>
          {ticket.paymentMethod}, {paymentText(ticket)}
        </Row>
      </dl>
      <footer className="slip-centered">
        {isProvisional && <p>{m.bills_notIssuedYet()}</p>}
        <p>{m.admin_testPrintThanks()}</p>
      </footer>
    </article>
  );
}
