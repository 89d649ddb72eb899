import type { ReactNode } from "react";
import type { HistoryEntry } from "#app/domain/history.ts";
import type { OrderTicket as Ticket } from "#app/domain/orders/order-ticket.ts";
import { Badge, StatusBadge } from "../badge.tsx";
import { buttonClass } from "../button.tsx";
import { History } from "../history.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { Price } from "../price.tsx";
import { TicketPayment } from "./payment-badge.tsx";
import { TicketItems } from "./ticket-items.tsx";

type OrderTicketProps = {
  ticket: Ticket;
  history: HistoryEntry[];
  /** What was paid, and what is open. */
  payment?: ReactNode;
  /** Below the items. */
  children?: ReactNode;
};

export function OrderTicket({ ticket, history, payment, children }: OrderTicketProps) {
  return (
    <>
      <p className="row">
        <StatusBadge status={ticket.status} />
        {ticket.isReady && <Badge tone="good">Ready</Badge>}
        {ticket.token && <Badge tone="hot">Token {ticket.token}</Badge>}
        <strong>{ticket.handover}</strong>
        {!ticket.isFinal && <strong>due {ticket.expectedAt}</strong>}
      </p>
      <p className="muted">
        {ticket.takenBy ? "Taken" : "Placed"} {ticket.placedOn}, {ticket.placedAt}
        {ticket.takenBy && ` by ${ticket.takenBy} (${ticket.channel})`}
      </p>
      {ticket.laterFor && (
        <Notice tone="info" title={`For ${ticket.laterFor}`}>
          {ticket.startsAt && `Start at ${ticket.startsAt}`}
        </Notice>
      )}
      {ticket.status === "delivered" && <Notice tone="good">Order has been delivered</Notice>}
      {ticket.cancellationReason && (
        <Notice tone="bad" title="Cancelled">
          {ticket.cancellationReason}
        </Notice>
      )}
      {ticket.notes && (
        <Notice tone="warn" title="Special instructions">
          {ticket.notes}
        </Notice>
      )}
      <section className="stack stack-small">
        <h3>Items</h3>
        <TicketItems items={ticket.items} />
        <Totals ticket={ticket} />
      </section>
      {children}
      <div className="fields">
        <Customer ticket={ticket} />
        <Payment ticket={ticket}>{payment}</Payment>
      </div>
      <History entries={history} />
    </>
  );
}

function Totals({ ticket }: { ticket: Ticket }) {
  const rows = [...ticket.amounts, { label: "Total", paise: ticket.totalPaise }];
  return (
    <dl className="pairs ticket-total">
      {rows.map(({ label, paise }) => (
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

function Customer({ ticket }: { ticket: Ticket }) {
  const pickup = ticket.deliveryType === "pickup";
  return (
    <section className="stack stack-small">
      <h3>Customer</h3>
      <p>
        {ticket.customerName}
        {ticket.email && <span className="subtext">{ticket.email}</span>}
      </p>
      {ticket.phone && (
        <p>
          <a className={buttonClass({ variant: "secondary" })} href={ticket.phoneHref}>
            <Icon name="phone" />
            {ticket.phone}
          </a>
        </p>
      )}
      {ticket.address.length > 0 && (
        <address>
          <span className="subtext">{pickup ? "Address on the bill" : "Deliver to"}</span>
          {ticket.address.map((line) => (
            <span key={line} className="own-line">
              {line}
            </span>
          ))}
          {ticket.zoneName && <span className="own-line">Zone: {ticket.zoneName}</span>}
        </address>
      )}
      {ticket.deliveryInstructions && (
        <p>
          <span className="subtext">Delivery instructions</span>
          {ticket.deliveryInstructions}
        </p>
      )}
    </section>
  );
}

function Payment({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  return (
    <section className="stack stack-small">
      <h3>Payment</h3>
      <p className="row">
        {ticket.paymentMethod} <TicketPayment ticket={ticket} />
      </p>
      {ticket.paidAt && <p className="muted small">Paid on {ticket.paidAt}</p>}
      {children}
    </section>
  );
}
