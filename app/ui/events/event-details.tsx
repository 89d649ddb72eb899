import type { ReactNode } from "react";
import type { EventTicket } from "#app/domain/catering/event-ticket.ts";
import type { HistoryEntry } from "#app/domain/history.ts";
import type { OrderMoney as Money } from "#app/domain/payments/order-money.ts";
import { StatusBadge } from "../badge.tsx";
import { ButtonLink, buttonClass } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { History } from "../history.tsx";
import { Icon } from "../icon.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";
import { PaymentBadge } from "../orders/payment-badge.tsx";
import { EventMenu } from "./event-menu.tsx";
import { EventMoney } from "./event-money.tsx";
import { EventStatusForm } from "./event-status-form.tsx";
import { NO_PHONE } from "./event-table.tsx";
import { advanceUrl } from "./events-view.ts";

type EventDetailsProps = {
  ticket: EventTicket;
  history: HistoryEntry[];
  money: Money;
  returnTo: string;
};

export function EventDetails({ ticket, history, money, returnTo }: EventDetailsProps) {
  return (
    <>
      <p className="row">
        <strong>{ticket.eventNumber}</strong>
        <StatusBadge status={ticket.status} />
        <span className="muted small">Booked {ticket.bookedAt}</span>
      </p>
      {ticket.cancellationReason && (
        <Notice tone="bad" title="Cancellation Reason">
          {ticket.cancellationReason}
        </Notice>
      )}
      <div className="fields event-details">
        <DetailSection title="Event Information">
          <DetailList
            rows={[
              ["Event Name", ticket.eventName],
              ["Event Type", ticket.typeLabel],
              ["Date & Time", `${ticket.longDay} at ${ticket.time}`],
              ["Duration", `${ticket.durationHours} hours`],
              ["Guest Count", `${ticket.guestCount} guests`],
            ]}
          />
          <EventStatusForm event={ticket} returnTo={returnTo} idPrefix="details" />
        </DetailSection>
        <Customer ticket={ticket} />
        <DetailSection title="Location">
          <DetailList
            rows={[
              ["Type", ticket.locationType],
              ["Address", ticket.address.join(", ")],
              ["Landmark", ticket.landmark],
              ["Setup Requirements", ticket.setupRequirements],
            ]}
          />
        </DetailSection>
        <DetailSection title="Pricing Breakdown">
          <EventMoney ticket={ticket} />
          {ticket.status !== "cancelled" && (
            <p>
              <ButtonLink to={advanceUrl(ticket.id, returnTo)} variant="secondary">
                Record advance
              </ButtonLink>
            </p>
          )}
        </DetailSection>
        <DetailSection title="Payments">
          <EventPayments ticket={ticket} money={money} />
        </DetailSection>
      </div>
      <DetailSection title="Menu">
        <EventMenu ticket={ticket} />
        <p>
          <ButtonLink to={`/admin/events/${ticket.id}/sheet`} variant="secondary" icon="print">
            Kitchen sheet
          </ButtonLink>
        </p>
      </DetailSection>
      {ticket.notes && (
        <DetailSection title="Additional Notes">
          <p className="preserve-lines">{ticket.notes}</p>
        </DetailSection>
      )}
      <History entries={history} />
    </>
  );
}

function EventPayments({ ticket, money }: Pick<EventDetailsProps, "ticket" | "money">) {
  const url = `/admin/events/${ticket.id}`;
  return (
    <>
      <p>
        <PaymentBadge status={money.status} isCancelled={ticket.status === "cancelled"} />
      </p>
      <OrderMoney money={money} paymentsUrl={`${url}/payments`} />
      <p className="row">
        {money.duePaise > 0 && (
          <ButtonLink to={`${url}/payments`} variant="secondary" size="small">
            Record payment
          </ButtonLink>
        )}
        {money.paidPaise > 0 && (
          <ButtonLink to={`${url}/refunds`} variant="secondary" size="small">
            Record refund
          </ButtonLink>
        )}
      </p>
    </>
  );
}

export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack-small">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Omits empty rows. */
export function DetailList({ rows }: { rows: [label: string, value: string][] }) {
  return (
    <dl className="pairs detail-pairs">
      {rows
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Customer({ ticket }: { ticket: EventTicket }) {
  const { contactName, contactEmail, alternateName, alternatePhone } = ticket;
  const contact = contactName === ticket.customerName ? "" : contactName;
  return (
    <DetailSection title="Customer Information">
      <DetailList
        rows={[
          ["Name", ticket.customerName],
          ["Email", ticket.customerEmail],
          ["Contact", contact],
          ["Contact Email", contactEmail === ticket.customerEmail ? "" : contactEmail],
          ["Mobile Number", ticket.phone || NO_PHONE],
          ["Alternate Contact", [alternateName, alternatePhone].filter(Boolean).join(", ")],
        ]}
      />
      {ticket.phoneHref && (
        <div className="row">
          <a href={ticket.phoneHref} className={buttonClass({ variant: "secondary" })}>
            <Icon name="phone" />
            Call
          </a>
          <CopyButton text={ticket.phone} what="Phone number" />
        </div>
      )}
    </DetailSection>
  );
}
