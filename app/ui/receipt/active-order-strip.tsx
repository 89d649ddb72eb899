import type { ActiveOrder } from "#app/domain/orders/active-order.ts";
import { ownOrderUrl } from "#app/domain/orders/own-order-url.ts";
import { m } from "#messages";
import { StatusBadge } from "../badge.tsx";
import { Icon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { useOrderUpdates } from "./use-order-updates.ts";

/** The customer's unfinished order, on pages about other things. */
export function ActiveOrderStrip({ order }: { order: ActiveOrder | null }) {
  useOrderUpdates(order?.version ?? 0, order !== null);
  if (!order) return null;
  const { orderNumber, token, status, isLate, expectedAt } = order;
  return (
    <Link to={ownOrderUrl(orderNumber)} className="order-strip" data-live>
      <span>
        <strong>{m.shared_token({ token })}</strong>
        <StatusBadge status={status} />
        <span>{isLate ? m.orders_aLittleLateSorry() : m.orders_by({ expectedAt })}</span>
        <span className="visually-hidden">{m.orders_followThisOrder()}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}
