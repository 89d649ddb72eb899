import type { ReadableTicket } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";

/** The status of an order, and when and how it leaves. */
export function OrderFacts({ ticket }: { ticket: ReadableTicket }) {
  const { placedOn: date, placedAt: time, takenBy, channel, laterFor, startsAt } = ticket;
  return (
    <div>
      <p className="row">
        <StatusBadge status={ticket.status} isReady={ticket.isReady} />
        {ticket.payBy && <Badge tone="warn">{m.orders_waitsForPayment()}</Badge>}
        <Badge tone="hot">{m.shared_token({ token: ticket.token })}</Badge>
        <strong>{ticket.handover}</strong>
        {ticket.rider && <span>{m.orders_riderIs({ name: ticket.rider })}</span>}
        {!ticket.isFinal && <strong>{m.orders_due({ expectedAt: ticket.expectedAt })}</strong>}
        {laterFor && <strong>{m.orders_for({ laterFor })}</strong>}
        {startsAt && <span>{m.printing_startAt({ startsAt })}</span>}
      </p>
      <p className="muted">
        {takenBy
          ? m.orders_takenBy({ date, time, name: takenBy, channel })
          : m.orders_placedOn({ date, time })}
      </p>
    </div>
  );
}
