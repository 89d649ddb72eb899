import type { Buyer } from "#app/domain/bills/buyer.ts";
import type { DayOfEvents } from "#app/domain/events/event-calendar.ts";
import type { EventTicket } from "#app/domain/events/event-ticket.ts";
import { isFinalEventStatus } from "#app/domain/events/status.ts";
import type { OrderMoney as Money } from "#app/domain/ledger/order-money.ts";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import { m } from "#messages";
import { buyerRows } from "../bills/buyer-rows.ts";
import { ButtonAnchor, ButtonLink, QuietLink, SecondaryLink } from "../button.tsx";
import { CopyButton } from "../details/copy-button.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { History } from "../details/history.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Notice } from "../notice.tsx";
import { OrderMoney } from "../orders/order-money.tsx";
import { PaymentBadge } from "../orders/payment-badge.tsx";
import { Checklist } from "./checklist.tsx";
import { DayLoad } from "./day-load.tsx";
import { EventMenu } from "./event-menu.tsx";
import { EventMoney } from "./event-money.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { EventStatusForm } from "./event-status-form.tsx";

export type EventDetailsProps = {
  ticket: EventTicket;
  buyer: Buyer;
  day: DayOfEvents | null;
  history: HistoryEntry[];
  money: Money;
  returnTo: string;
};

export function EventDetails(props: EventDetailsProps) {
  const { ticket, buyer, day, history, money, returnTo } = props;
  return (
    <>
      <p className="row">
        <strong>{ticket.eventNumber}</strong>
        <EventStatusBadge status={ticket.status} />
        <span className="muted small">{m.events_booked({ bookedAt: ticket.bookedAt })}</span>
      </p>
      {ticket.cancellationReason && (
        <Notice tone="bad" title={m.shared_cancellationReason()}>
          {ticket.cancellationReason}
        </Notice>
      )}
      <div className="fields event-details">
        <DetailSection title={m.shared_eventInformation()}>
          <Pairs
            className="detail-pairs"
            rows={[
              [m.shared_eventName(), ticket.eventName],
              [m.shared_eventType(), ticket.typeLabel],
              [m.events_dateTime(), m.events_at({ longDay: ticket.longDay, time: ticket.time })],
              [m.catering_duration(), m.events_hours({ durationHours: ticket.durationHours })],
              [m.events_guestCount(), m.catering_guestCount({ guestCount: ticket.guestCount })],
            ]}
          />
          <EventStatusForm event={ticket} returnTo={returnTo} idPrefix="details" />
        </DetailSection>
        {day && !ticket.isFinal && (
          <DetailSection title={m.events_bookedOn({ day: day.label })}>
            <DayLoad day={day} eventId={ticket.id} />
          </DetailSection>
        )}
        <Customer ticket={ticket} buyer={buyer} />
        <DetailSection title={m.shared_location()}>
          <Pairs
            className="detail-pairs"
            rows={[
              [m.catering_type(), ticket.locationType],
              [m.shared_address(), ticket.address.join(", ")],
              [m.catering_landmark(), ticket.landmark],
              [m.shared_setupRequirements(), ticket.setupRequirements],
            ]}
          />
        </DetailSection>
        <DetailSection title={m.shared_pricingBreakdown()}>
          <EventMoney ticket={ticket} />
          {!ticket.isFinal && (
            <p>
              <SecondaryLink to={`/admin/events/${ticket.id}/quote`} size="small">
                {m.catering_quote()}
              </SecondaryLink>
            </p>
          )}
        </DetailSection>
        <DetailSection title={m.shared_payments()}>
          <EventPayments ticket={ticket} money={money} />
        </DetailSection>
      </div>
      <DetailSection title={m.shared_menu()}>
        <EventMenu ticket={ticket} />
        <p>
          <SecondaryLink to={`/admin/events/${ticket.id}/sheet`} icon="print">
            {m.events_kitchenSheet()}
          </SecondaryLink>
        </p>
      </DetailSection>
      {ticket.checklist.length > 0 && (
        <DetailSection title={m.events_checklist()}>
          <Checklist eventId={ticket.id} lines={ticket.checklist} returnTo={returnTo} />
        </DetailSection>
      )}
      {ticket.notes && (
        <DetailSection title={m.shared_additionalNotes()}>
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
          <SecondaryLink to={`${url}/payments`} size="small">
            {m.shared_recordPayment()}
          </SecondaryLink>
        )}
        <QuietLink to={`${url}/billing`} size="small">
          {isFinalEventStatus(ticket.status) ? m.shared_bill() : m.bills_billToCompany()}
        </QuietLink>
        {money.paidPaise > 0 && (
          <ButtonLink
            to={`${url}/refunds`}
            variant={money.owedPaise > 0 ? "primary" : "secondary"}
            size="small"
          >
            {m.shared_recordRefund()}
          </ButtonLink>
        )}
      </p>
    </>
  );
}

function Customer({ ticket, buyer }: Pick<EventDetailsProps, "ticket" | "buyer">) {
  const { contactName, contactEmail, alternateName, alternatePhone } = ticket;
  const contact = contactName === ticket.customerName ? "" : contactName;
  return (
    <DetailSection title={m.shared_customerInformation()}>
      <Pairs
        className="detail-pairs"
        rows={[
          [m.shared_name(), ticket.customerName],
          [m.shared_email(), ticket.customerEmail],
          [m.shared_contact(), contact],
          [m.events_contactEmail(), contactEmail === ticket.customerEmail ? "" : contactEmail],
          [m.events_mobileNumber(), ticket.phone || m.shared_notProvided()],
          [m.events_alternateContact(), [alternateName, alternatePhone].filter(Boolean).join(", ")],
          ...buyerRows(buyer),
        ]}
      />
      {ticket.phoneHref && (
        <div className="row">
          <ButtonAnchor href={ticket.phoneHref} variant="secondary" icon="phone">
            {m.events_callShort()}
          </ButtonAnchor>
          <CopyButton text={ticket.phone} what={m.events_phoneNumber()} />
        </div>
      )}
    </DetailSection>
  );
}
