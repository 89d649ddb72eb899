import type { ReactNode } from "react";
import type { OwnEventDetails } from "#app/domain/events/own-event.ts";
import type { HistoryEntry } from "#app/domain/orders/history.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { Dialog } from "../dialog.tsx";
import { Price } from "../dish/price.tsx";
import { EventStatusBadge } from "../events/event-status-badge.tsx";
import { Notice } from "../notice.tsx";
import { EventActions } from "./event-actions.tsx";
import { OwnEventMenu } from "./own-event-menu.tsx";
import { priceRows } from "./price-rows.tsx";

type OwnEventDialogProps = {
  event: OwnEventDetails;
  /** Where it can be paid online; null if it cannot be. */
  payAt: string | null;
  history: HistoryEntry[];
  closeHref: string;
};

export function OwnEventDialog({ event, payAt, history, closeHref }: OwnEventDialogProps) {
  return (
    <Dialog title={event.eventName} closeHref={closeHref} actions={<EventActions event={event} />}>
      <p className="row">
        <EventStatusBadge status={event.status} /> {event.message}
      </p>
      {event.status === "cancelled" && event.cancellationReason && (
        <Notice tone="bad" title={m.shared_cancellationReason()}>
          {event.cancellationReason}
        </Notice>
      )}
      {payAt && (
        <ButtonLink to={payAt} wide>
          {m.payments_payOnline()}
        </ButtonLink>
      )}
      <DetailSection title={m.shared_eventInformation()}>
        <Pairs
          rows={[
            [m.catering_eventNumber(), event.eventNumber],
            [m.catering_type(), event.typeLabel],
            [m.catering_dateAndTime(), `${event.longDay}, ${event.time}`],
            [m.catering_duration(), m.catering_hours({ durationHours: event.durationHours })],
            [m.shared_guests(), event.guestCount],
          ]}
        />
      </DetailSection>
      <DetailSection title={m.shared_location()}>
        <Pairs
          rows={[
            [m.catering_type(), event.locationLabel],
            [m.shared_address(), event.address.join(", ")],
            [m.catering_landmark(), event.landmark],
            [m.shared_setupRequirements(), event.setupRequirements],
          ]}
        />
      </DetailSection>
      <DetailSection title={m.shared_contact()}>
        <Pairs
          rows={[
            [m.shared_name(), event.contact.name],
            [m.shared_phone(), event.contact.phone],
            [m.shared_email(), event.contact.email],
            [m.shared_alternateContact(), event.alternate],
          ]}
        />
      </DetailSection>
      <OwnEventMenu event={event} />
      <DetailSection title={m.shared_pricingBreakdown()}>
        <Pricing event={event} />
      </DetailSection>
      {event.notes && (
        <DetailSection title={m.shared_additionalNotes()}>
          <p className="quoted-text">{event.notes}</p>
        </DetailSection>
      )}
      <DetailSection title={m.shared_history()}>
        <ol className="stack stack-small">
          {history.map((entry) => (
            <li key={entry.id}>
              {entry.what}
              {entry.reason && <q className="line-notes">{entry.reason}</q>}
              <span className="muted small numeric own-line">{entry.at}</span>
            </li>
          ))}
        </ol>
      </DetailSection>
    </Dialog>
  );
}

function Pricing({ event }: { event: OwnEventDetails }) {
  const rows: [string, ReactNode][] = [
    [m.shared_total(), <Price key="total" paise={event.totalPaise} />],
    [m.catering_advancePayment(), <Price key="advance" paise={event.advancePaise} />],
    [m.catering_balance(), <Price key="balance" paise={event.balancePaise} />],
  ];
  if (event.paidPaise > 0) {
    rows.push(
      [m.shared_amountPaid(), <Price key="paid" paise={event.paidPaise} />],
      [m.catering_stillToPay(), <Price key="due" paise={event.duePaise} />],
    );
  }
  if (event.balance) rows.push([m.shared_payment(), event.balance]);
  return (
    <Pairs
      rows={[
        ...priceRows(event.price).map((row): [string, ReactNode] => [row.label, row.value]),
        ...rows,
      ]}
    />
  );
}
