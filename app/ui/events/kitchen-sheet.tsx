import type { EventTicket } from "#app/domain/events/event-ticket.ts";
import type { KitchenLine, ShoppingList } from "#app/domain/events/kitchen-quantities.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { m } from "#messages";
import { Badge } from "../badge.tsx";
import { DetailSection } from "../details/detail-section.tsx";
import { Pairs } from "../details/pairs.tsx";
import { type Column, Table } from "../details/table.tsx";
import { Notice } from "../notice.tsx";
import { EventStatusBadge } from "./event-status-badge.tsx";
import { ShoppingTable } from "./shopping-table.tsx";

const quantity = (count: number) => formatNumber(count);
const quantityOrDash = (count: number) =>
  count > 0 ? quantity(count) : <span className="no-value">–</span>;

const columns: Column<KitchenLine>[] = [
  {
    label: m.shared_dish,
    rowHeader: true,
    cell: ({ label, instructions }) => (
      <>
        {label}
        {instructions.map((instruction) => (
          <q key={instruction} className="special-request">
            {instruction}
          </q>
        ))}
      </>
    ),
  },
  {
    label: m.events_fromPackages,
    numeric: true,
    cell: ({ fromPackages }) => quantityOrDash(fromPackages),
  },
  {
    label: m.shared_customItems,
    numeric: true,
    cell: ({ fromItems }) => quantityOrDash(fromItems),
  },
  {
    label: m.events_toMake,
    numeric: true,
    cell: ({ quantity: total }) => <strong>{quantity(total)}</strong>,
  },
];

export function KitchenQuantities({ lines }: { lines: KitchenLine[] }) {
  return (
    <Table
      caption={m.events_quantitiesPerDish()}
      columns={columns}
      rows={lines}
      rowKey={({ dish }) => dish}
    />
  );
}

type KitchenSheetProps = { ticket: EventTicket; lines: KitchenLine[]; shopping: ShoppingList };

export function KitchenSheet({ ticket, lines, shopping }: KitchenSheetProps) {
  const packages = ticket.packages.map(({ label }) => label).join(", ");
  return (
    <article className="kitchen-sheet stack">
      <p className="row">
        <strong>{ticket.eventNumber}</strong>
        <EventStatusBadge status={ticket.status} />
        <span>{ticket.typeLabel}</span>
      </p>
      {ticket.dietaryRequirements.length > 0 && (
        <Notice tone="warn" title={m.events_kitchenDiet()}>
          <span className="special-request">
            {ticket.dietaryRequirements.map((diet) => (
              <Badge key={diet} tone="hot">
                {diet}
              </Badge>
            ))}
          </span>
        </Notice>
      )}
      {ticket.specialRequests && (
        <Notice tone="warn" title={m.events_specialRequests()}>
          <p className="preserve-lines">{ticket.specialRequests}</p>
        </Notice>
      )}
      <section className="stack stack-small">
        <h2>{m.events_toMake()}</h2>
        {packages && (
          <p className="muted">
            {m.events_packagePlates({ packages, guestCount: ticket.guestCount })}
          </p>
        )}
        <KitchenQuantities lines={lines} />
      </section>
      <ShoppingTable shopping={shopping} />
      <div className="fields event-details">
        <DetailSection title={m.events_whenAndWhere()}>
          <Pairs
            className="detail-pairs"
            rows={[
              [m.shared_date(), ticket.longDay],
              [m.events_starts(), ticket.time],
              [m.catering_duration(), m.events_hours({ durationHours: ticket.durationHours })],
              [m.shared_location(), ticket.locationType],
              [m.shared_address(), ticket.address.join(", ")],
              [m.catering_landmark(), ticket.landmark],
              [m.events_setup(), ticket.setupRequirements],
            ]}
          />
        </DetailSection>
        <DetailSection title={m.shared_contact()}>
          <Pairs
            className="detail-pairs"
            rows={[
              [ticket.contactName, ticket.phone],
              [ticket.alternateName || m.shared_alternateContact(), ticket.alternatePhone],
            ]}
          />
        </DetailSection>
      </div>
      {ticket.notes && (
        <DetailSection title={m.events_notes()}>
          <p className="preserve-lines">{ticket.notes}</p>
        </DetailSection>
      )}
    </article>
  );
}
