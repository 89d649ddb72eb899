import type { ChangeTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Stamp, Ticket } from "./ticket.tsx";

/** For an 80 mm receipt printer: only the differences of a change. */
export function PrintedChangeTicket({ ticket }: { ticket: ChangeTicket }) {
  return (
    <Ticket
      className="slip"
      label={m.orders_changeOf({ orderNumber: ticket.orderNumber })}
      number={ticket.token}
      stamp={
        <Stamp>{ticket.deliveryType === "pickup" ? m.shared_pickup() : m.shared_delivery()}</Stamp>
      }
    >
      <p className="slip-due">{m.orders_changedAt({ changedAt: ticket.changedAt })}</p>
      <ol className="slip-dishes">
        {ticket.items.map(({ text, quantity }) => (
          <li key={text}>
            <p className="slip-dish">{quantity < 0 ? <s>{text}</s> : text}</p>
          </li>
        ))}
      </ol>
      {ticket.terms.map((term) => (
        <p key={term} className="slip-note">
          {term}
        </p>
      ))}
      {ticket.notes && <p className="slip-note">{ticket.notes}</p>}
      <footer className="slip-footer">
        <p>
          {ticket.customerName}
          {ticket.zoneName && ` · ${ticket.zoneName}`}
        </p>
        <p>{ticket.orderNumber}</p>
      </footer>
    </Ticket>
  );
}
