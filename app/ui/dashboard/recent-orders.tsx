import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import type { OrderCard } from "#app/domain/orders/order-ticket.ts";
import { ButtonLink } from "../button.tsx";
import { OrderCards } from "../orders/order-cards.tsx";
import { Section } from "../section.tsx";

export function RecentOrders({ orders }: { orders: OrderCard[] }) {
  return (
    <Section
      title="Recent Orders"
      action={
        <ButtonLink to={allOrdersList.url()} variant="quiet">
          View all orders
        </ButtonLink>
      }
    >
      {orders.length === 0 ? (
        <p className="muted">No orders yet. Orders appear here as soon as customers place them.</p>
      ) : (
        <OrderCards
          label="The newest orders"
          orders={orders}
          hrefFor={(order) => allOrdersList.url({ order })}
          returnTo="/admin"
        />
      )}
    </Section>
  );
}
