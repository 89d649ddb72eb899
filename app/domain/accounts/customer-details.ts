import type { CateringEvent } from "../catering/event.ts";
import { eventRow } from "../catering/event-ticket.ts";
import { formatDateTime } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { customerRow } from "./customer-row.ts";
import type { User } from "./user.ts";

type Figures = {
  totalOrders: number;
  activeOrders: number;
  spentPaise: number;
  totalEvents: number;
  totalReviews: number;
};
type Latest = { orders: Order[]; events: CateringEvent[] };

/**
 * Takes somebody with an account, their figures and their latest orders and events; returns everything
 * the admin reads of them. Source: spec 2 §2 /admin/customers (details modal), §3 Customer.
 */
export function customerDetails(customer: User, figures: Figures, { orders, events }: Latest) {
  return {
    ...customerRow(customer),
    ...figures,
    phoneHref: `tel:${customer.phone.replace(/[^\d+]/g, "")}`,
    address: customer.address,
    isEmailVerified: customer.isEmailVerified,
    joinedAt: formatDateTime(customer.createdAt),
    orders: orders.map(({ id, orderNumber, status, createdAt, totalPaise }) => ({
      id,
      orderNumber,
      status,
      at: formatDateTime(createdAt),
      totalPaise,
    })),
    events: events.map(eventRow).map(({ id, eventNumber, eventName, status, day }) => ({
      id,
      eventNumber,
      eventName,
      status,
      day,
    })),
  };
}
export type CustomerDetails = ReturnType<typeof customerDetails>;
