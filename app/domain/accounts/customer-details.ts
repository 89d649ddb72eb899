import type { CateringEvent } from "../catering/event.ts";
import { eventRow } from "../catering/event-ticket.ts";
import { formatDateTime } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { customerRow } from "./customer-row.ts";
import type { User } from "./user.ts";

type Statistics = {
  totalOrders: number;
  activeOrders: number;
  spentPaise: number;
  totalEvents: number;
  totalReviews: number;
};
type Latest = { orders: Order[]; events: CateringEvent[] };

export function customerDetails(
  customer: User,
  statistics: Statistics,
  { orders, events }: Latest,
) {
  return {
    ...customerRow(customer),
    ...statistics,
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
