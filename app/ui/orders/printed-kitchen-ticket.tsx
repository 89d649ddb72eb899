import type { KitchenTicket } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { Stamp, Ticket } from "./ticket.tsx";

/** For an 80 mm receipt printer. */
export function PrintedKitchenTicket({ ticket }: { ticket: KitchenTicket }) {
  return (
    <Ticket
      className="slip"
      label={m.orders_kitchenTicket({ orderNumber: ticket.orderNumber })}
      number={ticket.token}
      stamp={<Stamp>{ticket.handover.toUpperCase()}</Stamp>}
    >
      {ticket.status === "cancelled" && <p className="slip-due">{m.printing_cancelled()}</p>}
      <p className="slip-centered">{m.shared_token({ token: ticket.token })}</p>
      <p className="slip-due">{m.orders_ticketDue({ dueAt: ticket.dueAt })}</p>
      {ticket.changedAt && (
        <p className="slip-centered">{m.orders_ticketChangedAt({ changedAt: ticket.changedAt })}</p>
      )}
      {ticket.startsAt && (
        <p className="slip-centered">{m.printing_startAt({ startsAt: ticket.startsAt })}</p>
      )}
      <ol className="slip-dishes">
        {ticket.items.map((item) => (
          <li key={item.id}>
            <p className="slip-dish">
              <span>{item.quantity} ×</span> {item.name}
            </p>
            {item.choices.map((choice) => (
              <p key={choice} className="slip-request">
                {choice}
              </p>
            ))}
            {item.specialInstructions && (
              <p className="slip-request">“{item.specialInstructions}”</p>
            )}
          </li>
        ))}
      </ol>
      {ticket.notes && <p className="slip-note">{ticket.notes}</p>}
      <footer className="slip-footer">
        <p>
          {m.shared_plates({ count: ticket.plates })} · {ticket.customerName}
          {ticket.zoneName && ` · ${ticket.zoneName}`}
        </p>
        <p>
          {ticket.orderNumber} · {ticket.placedAt}
          {ticket.takenBy && ` · ${ticket.takenBy}`}
        </p>
      </footer>
    </Ticket>
  );
}
