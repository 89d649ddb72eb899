import type { ReactNode } from "react";
import type { OwnEventDetails } from "#app/domain/catering/own-event.ts";
import type { HistoryEntry } from "#app/domain/history.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { Dialog } from "../dialog.tsx";
import { Notice } from "../notice.tsx";
import { Price } from "../price.tsx";
import { EventActions } from "./event-actions.tsx";
import { priceRows } from "./price-rows.tsx";

type OwnEventDialogProps = {
  event: OwnEventDetails;
  history: HistoryEntry[];
  closeHref: string;
};

export function OwnEventDialog({ event, history, closeHref }: OwnEventDialogProps) {
  return (
    <Dialog title={event.eventName} closeHref={closeHref} actions={<EventActions event={event} />}>
      <p className="row">
        <StatusBadge status={event.status} /> {event.message}
      </p>
      {event.status === "cancelled" && event.cancellationReason && (
        <Notice tone="bad" title={m.shared_cancellationReason()}>
          {event.cancellationReason}
        </Notice>
      )}
      <Section title={m.shared_eventInformation()}>
        <Pairs
          rows={[
            [m.catering_eventNumber(), event.eventNumber],
            ["Type", event.typeLabel],
            [m.catering_dateAndTime(), `${event.longDay}, ${event.time}`],
            [
              "Duration",
              event.durationHours === 1
                ? "1 hour"
                : m.catering_hours({ durationHours: event.durationHours }),
            ],
            ["Guests", event.guestCount],
          ]}
        />
      </Section>
      <Section title={m.shared_location()}>
        <Pairs
          rows={[
            ["Type", event.locationLabel],
            ["Address", event.address.join(", ")],
            ["Landmark", event.landmark],
            [m.shared_setupRequirements(), event.setupRequirements],
          ]}
        />
      </Section>
      <Section title={m.shared_contact()}>
        <Pairs
          rows={[
            ["Name", event.contact.name],
            ["Phone", event.contact.phone],
            ["Email", event.contact.email],
            [m.shared_alternateContact(), event.alternate],
          ]}
        />
      </Section>
      <Menu event={event} />
      <Section title={m.shared_pricingBreakdown()}>
        <Pricing event={event} />
      </Section>
      {event.notes && (
        <Section title={m.shared_additionalNotes()}>
          <p className="quoted-text">{event.notes}</p>
        </Section>
      )}
      <Section title={m.shared_history()}>
        <ol className="lines-compact">
          {history.map((entry) => (
            <li key={entry.id}>
              <span>
                {entry.what}
                {entry.reason && <q className="line-notes">{entry.reason}</q>}
              </span>
              <span className="muted small numeric">{entry.at}</span>
            </li>
          ))}
        </ol>
      </Section>
    </Dialog>
  );
}

function Menu({ event }: { event: OwnEventDetails }) {
  return (
    <Section title={m.shared_menu()}>
      <ul className="lines-compact">
        {event.packages.map((item) => (
          <li key={item.name}>
            <span>
              {item.name} package
              <span className="line-notes muted">
                {m.catering_guests({
                  guestCount: event.guestCount,
                  price: formatRupees(item.pricePaise),
                })}
              </span>
            </span>
            <Price paise={item.totalPaise} />
          </li>
        ))}
        {event.customItems.map((item) => (
          <li key={item.key}>
            <span>
              {item.name}
              <span className="line-notes muted">
                {item.quantity} × {formatRupees(item.pricePaise)}
              </span>
              {item.specialInstructions && <q className="line-notes">{item.specialInstructions}</q>}
            </span>
            <Price paise={item.totalPaise} />
          </li>
        ))}
      </ul>
      <Pairs
        rows={[
          [m.catering_dietaryOptions(), event.dietaryRequirements.join(", ")],
          [m.shared_specialRequests(), event.specialRequests],
        ]}
      />
    </Section>
  );
}

function Pricing({ event }: { event: OwnEventDetails }) {
  const received = event.receivedPaise > 0;
  const rows: [string, ReactNode][] = [
    ["Total", <Price key="total" paise={event.totalPaise} />],
    [m.catering_advancePayment(), <Price key="advance" paise={event.advancePaise} />],
    ["Balance", <Price key="balance" paise={event.balancePaise} />],
  ];
  if (received) {
    rows.push(
      [m.shared_advanceReceived(), <Price key="received" paise={event.receivedPaise} />],
      [m.catering_stillToPay(), <Price key="outstanding" paise={event.outstandingPaise} />],
    );
  }
  if (event.paidPaise !== event.receivedPaise) {
    rows.push(["Paid", <Price key="paid" paise={event.paidPaise} />]);
  }
  if (event.balance) rows.push(["Payment", event.balance]);
  return (
    <Pairs
      rows={[
        ...priceRows(event.price).map((row): [string, ReactNode] => [String(row.label), row.value]),
        ...rows,
      ]}
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack-small">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Omits empty rows. */
function Pairs({ rows }: { rows: [label: string, value: ReactNode][] }) {
  const filled = rows.filter(([, value]) => value !== "");
  if (filled.length === 0) return null;
  return (
    <dl className="pairs">
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
