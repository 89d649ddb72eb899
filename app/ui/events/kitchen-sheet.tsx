import type { EventTicket } from "#app/domain/catering/event-ticket.ts";
import type { KitchenLine } from "#app/domain/catering/kitchen-quantities.ts";
import { Badge, StatusBadge } from "../badge.tsx";
import { Notice } from "../notice.tsx";
import { type Column, Table } from "../table.tsx";
import { DetailList, DetailSection } from "./event-details.tsx";

const quantity = (count: number) => count.toLocaleString("en-IN");
const quantityOrDash = (count: number) =>
  count > 0 ? quantity(count) : <span className="no-value">–</span>;

const columns: Column<KitchenLine>[] = [
  {
    label: "Dish",
    rowHeader: true,
    cell: ({ dish, instructions }) => (
      <>
        {dish}
        {instructions.map((instruction) => (
          <q key={instruction} className="special-request">
            {instruction}
          </q>
        ))}
      </>
    ),
  },
  {
    label: "From packages",
    numeric: true,
    cell: ({ fromPackages }) => quantityOrDash(fromPackages),
  },
  {
    label: "Custom items",
    numeric: true,
    cell: ({ fromItems }) => quantityOrDash(fromItems),
  },
  {
    label: "To make",
    numeric: true,
    cell: ({ quantity: total }) => <strong>{quantity(total)}</strong>,
  },
];

export function KitchenSheet({ ticket, lines }: { ticket: EventTicket; lines: KitchenLine[] }) {
  const packages = ticket.packages.map(({ name }) => name).join(", ");
  return (
    <article className="kitchen-sheet stack">
      <p className="row">
        <strong>{ticket.eventNumber}</strong>
        <StatusBadge status={ticket.status} />
        <span>{ticket.typeLabel}</span>
      </p>
      {ticket.dietaryRequirements.length > 0 && (
        <Notice tone="warn" title="Dietary requirements">
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
        <Notice tone="warn" title="Special requests">
          <p className="preserve-lines">{ticket.specialRequests}</p>
        </Notice>
      )}
      <section className="stack stack-small">
        <h2>To make</h2>
        {packages && (
          <p className="muted">
            {packages}: each dish once for each of {ticket.guestCount} guests.
          </p>
        )}
        <Table
          caption="Quantities per dish"
          columns={columns}
          rows={lines}
          rowKey={({ dish }) => dish}
        />
      </section>
      <div className="fields event-details">
        <DetailSection title="When and where">
          <DetailList
            rows={[
              ["Date", ticket.longDay],
              ["Starts", ticket.time],
              ["Duration", `${ticket.durationHours} hours`],
              ["Location", ticket.locationType],
              ["Address", ticket.address.join(", ")],
              ["Landmark", ticket.landmark],
              ["Setup", ticket.setupRequirements],
            ]}
          />
        </DetailSection>
        <DetailSection title="Contact">
          <DetailList
            rows={[
              [ticket.contactName, ticket.phone],
              [ticket.alternateName || "Alternate contact", ticket.alternatePhone],
            ]}
          />
        </DetailSection>
      </div>
      {ticket.notes && (
        <DetailSection title="Notes">
          <p className="preserve-lines">{ticket.notes}</p>
        </DetailSection>
      )}
    </article>
  );
}
