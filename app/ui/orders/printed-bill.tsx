import type { ReactNode } from "react";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import type { BillNumbers } from "#app/domain/settings/shop-settings.ts";
import { shop } from "#app/domain/shop.ts";

type PrintedBillProps = {
  ticket: OrderTicket;
  /** Required by law; omitted if the shop has none. */
  numbers: BillNumbers;
};

/** For an 80 mm receipt printer. */
export function PrintedBill({ ticket, numbers }: PrintedBillProps) {
  return (
    <article className="slip" aria-label={`Bill ${ticket.orderNumber}`}>
      <header className="slip-centered">
        <p className="slip-shop-name">{shop.name}</p>
        <p>{shop.address}</p>
        <p>{shop.phone}</p>
        {numbers.gstin && <p>GSTIN {numbers.gstin}</p>}
        {numbers.fssai && <p>FSSAI {numbers.fssai}</p>}
      </header>
      <dl className="slip-pairs">
        <Row label="Bill">{ticket.orderNumber}</Row>
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
        <p>Thank you for eating with us!</p>
      </footer>
    </article>
  );
}

function paymentLabel({ isPaid, paidAt, status }: OrderTicket): string {
  if (isPaid) return paidAt ? `paid on ${paidAt}` : "paid";
  return status === "cancelled" ? "order cancelled" : "not paid yet";
}

type RowProps = { label: string; strong?: boolean; children: ReactNode };

function Row({ label, strong, children }: RowProps) {
  return (
    <div className={strong ? "slip-total" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
