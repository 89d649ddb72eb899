import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import type { OrderCard } from "#app/domain/orders/order-ticket.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { OrderCards } from "../orders/order-cards.tsx";
import { StillRows } from "../rows/still-rows.tsx";
import { Section } from "../section.tsx";

const idOf = ({ id }: OrderCard) => id;

export function RecentOrders({ orders }: { orders: OrderCard[] }) {
  return (
    <Section
      title={m.dashboard_recentOrders()}
      action={<QuietLink to={allOrdersList.url()}>{m.dashboard_viewAllOrders()}</QuietLink>}
    >
      {orders.length === 0 ? (
        <p className="muted">{m.dashboard_noOrdersYet()}</p>
      ) : (
        <StillRows list="/admin" loaded={orders} idOf={idOf}>
          {(rows) => (
            <OrderCards
              label={m.dashboard_theNewestOrders()}
              orders={rows}
              hrefFor={orderUrl}
              returnTo="/admin"
            />
          )}
        </StillRows>
      )}
    </Section>
  );
}
