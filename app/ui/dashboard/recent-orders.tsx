import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import type { OrderTicket } from "#app/domain/orders/order-ticket.ts";
import { ButtonLink } from "../button.tsx";
import { OrderTable } from "../orders/order-table.tsx";
import { Section } from "../section.tsx";

export function RecentOrders({ tickets }: { tickets: OrderTicket[] }) {
  return (
    <Section
      title="Recent Orders"
      action={
        <ButtonLink to={allOrdersList.url()} variant="quiet">
          View all orders
        </ButtonLink>
      }
    >
      {tickets.length === 0 ? (
        <p className="muted">No orders yet. Orders appear here as soon as customers place them.</p>
      ) : (
        <OrderTable
          caption="The newest orders"
          tickets={tickets}
          hrefFor={(order) => allOrdersList.url({ order })}
          returnTo="/admin"
        />
      )}
    </Section>
  );
}
