import { formatRupeesWithPaise } from "#app/domain/money.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { Row, SlipHeader } from "./slip-parts.tsx";

/** What an order without a bill prints: one that gets its bill later, or is older than bills are. */
export function PrintedSlip({ ticket, fssai }: { ticket: OrderTicket; fssai: string }) {
  const isProvisional = !ticket.isFinal;
  return (
    <article className="slip" aria-label={`Slip ${ticket.orderNumber}`}>
      <SlipHeader fssai={fssai}>
        {isProvisional && <p className="slip-due">Token slip, not a bill</p>}
      </SlipHeader>
      <dl className="slip-pairs">
        <Row label="Order">{ticket.orderNumber}</Row>
        <Row label="Date">
          {ticket.placedOn}, {ticket.placedAt}
        </Row>
        {ticket.token && <Row label="Token">{ticket.token}</Row>}
        <Row label="Customer">{ticket.customerName}</Row>
        {ticket.address.length > 0 && (
          <Row label={ticket.deliveryType === "pickup" ? "Pickup" : "Deliver to"}>
            {ticket.address.join(", ")}
          </Row>
        )}
        {ticket.zoneName && <Row label="Zone">{ticket.zoneName}</Row>}
      </dl>
      <table className="slip-items">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Amount</th>
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
        <Row label="Total" strong>
          {formatRupeesWithPaise(ticket.totalPaise)}
        </Row>
        <Row label="Payment">
          {ticket.paymentMethod}, {paymentLabel(ticket)}
        </Row>
      </dl>
      <footer className="slip-centered">
        {isProvisional && <p>The bill is issued at delivery, or once it is paid in full.</p>}
        <p>Thank you for eating with us!</p>
      </footer>
    </article>
  );
}

export function paymentLabel({ isPaid, paidAt, status }: OrderTicket): string {
  if (isPaid) return paidAt ? `paid on ${paidAt}` : "paid";
  return status === "cancelled" ? "order cancelled" : "not paid yet";
}
