import type { ReactNode } from "react";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import type { OrderTicket as WholeTicket } from "#app/domain/orders/order-ticket.ts";
import type { ReadableTicket } from "#app/domain/orders/readable-order.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";
import { ButtonAnchor } from "../button.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { History } from "../details/history.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Price } from "../dish/price.tsx";
import { Notice } from "../notice.tsx";
import { TicketPayment } from "./payment-badge.tsx";
import { TicketItems } from "./ticket-items.tsx";

type OrderTicketProps = {
  ticket: ReadableTicket;
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
        {ticket.isReady && <Badge tone="good">{m.shared_ready()}</Badge>}
        <Badge tone="hot">{m.shared_token({ token: ticket.token })}</Badge>
        <strong>{ticket.handover}</strong>
        {!ticket.isFinal && <strong>{m.orders_due({ expectedAt: ticket.expectedAt })}</strong>}
      </p>
      <p className="muted">
        {ticket.takenBy
          ? m.orders_takenBy({
              date: ticket.placedOn,
              time: ticket.placedAt,
              name: ticket.takenBy,
              channel: ticket.channel,
            })
          : m.orders_placedOn({ date: ticket.placedOn, time: ticket.placedAt })}
      </p>
      {ticket.laterFor && (
        <Notice tone="info" title={m.orders_for({ laterFor: ticket.laterFor })}>
          {ticket.startsAt && m.printing_startAt({ startsAt: ticket.startsAt })}
        </Notice>
      )}
      {ticket.status === "delivered" && (
        <Notice tone="good">{m.orders_orderHasBeenDelivered()}</Notice>
      )}
      {ticket.cancellationReason && (
        <Notice tone="bad" title={m.shared_cancelled()}>
          {ticket.cancellationReason}
        </Notice>
      )}
      {ticket.notes && (
        <Notice tone="warn" title={m.shared_specialInstructions()}>
          {ticket.notes}
        </Notice>
      )}
      <DetailSection title={m.shared_items()}>
        <TicketItems items={ticket.items} />
        {"amounts" in ticket && <Totals ticket={ticket} />}
      </DetailSection>
      {children}
      <div className="fields">
        <Customer ticket={ticket} />
        {"amounts" in ticket && <Payment ticket={ticket}>{payment}</Payment>}
      </div>
      <History entries={history} />
    </>
  );
}

function Totals({ ticket }: { ticket: WholeTicket }) {
  const rows = [...ticket.amounts, { label: m.shared_total(), paise: ticket.totalPaise }];
  return (
    <Pairs
      className="ticket-total"
      rows={rows.map(({ label, paise }) => [label, <Price key={label} paise={paise} exact />])}
    />
  );
}

function Customer({ ticket }: { ticket: ReadableTicket }) {
  const { customerName, zoneName } = ticket;
  return (
    <DetailSection title={m.shared_customer()}>
      <p>
        {customerName}
        {"email" in ticket && ticket.email && <span className="subtext">{ticket.email}</span>}
      </p>
      {"email" in ticket ? (
        <Contact ticket={ticket} />
      ) : (
        zoneName && <p>{m.orders_zone({ zoneName })}</p>
      )}
    </DetailSection>
  );
}

function Contact({ ticket }: { ticket: WholeTicket }) {
  const pickup = ticket.deliveryType === "pickup";
  return (
    <>
      {ticket.phone && (
        <p>
          <ButtonAnchor variant="secondary" icon="phone" href={ticket.phoneHref}>
            {ticket.phone}
          </ButtonAnchor>
        </p>
      )}
      {ticket.address.length > 0 && (
        <address>
          <span className="subtext">
            {pickup ? m.orders_addressOnTheBill() : m.shared_deliverTo()}
          </span>
          {ticket.address.map((line) => (
            <span key={line} className="own-line">
              {line}
            </span>
          ))}
          {ticket.zoneName && (
            <span className="own-line">{m.orders_zone({ zoneName: ticket.zoneName })}</span>
          )}
        </address>
      )}
      {ticket.deliveryInstructions && (
        <p>
          <span className="subtext">{m.orders_deliveryInstructions()}</span>
          {ticket.deliveryInstructions}
        </p>
      )}
    </>
  );
}

function Payment({ ticket, children }: { ticket: WholeTicket; children: ReactNode }) {
  return (
    <DetailSection title={m.shared_payment()}>
      <p className="row">
        {ticket.paymentMethod} <TicketPayment ticket={ticket} />
      </p>
      {ticket.paidAt && <p className="muted small">{m.orders_paidOn({ paidAt: ticket.paidAt })}</p>}
      {children}
    </DetailSection>
  );
}
