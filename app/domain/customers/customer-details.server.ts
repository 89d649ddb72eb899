import type { User } from "../access/user.ts";
import { listOwnEvents } from "../events/list-events.server.ts";
import { listOwnOrders } from "../order-lists/order-lists.server.ts";
import { ownOrderStatistics } from "../order-lists/order-stats.server.ts";
import { countReviewsOf } from "../reviews/queries.server.ts";
import { type CustomerDetails, customerDetails } from "./customer-row.ts";
import { totalsOfCustomer } from "./list-everybody.server.ts";

const LATEST = { page: 1, limit: 5 };

export function detailsOf(customer: User): CustomerDetails {
  const orders = listOwnOrders(customer, LATEST);
  const events = listOwnEvents(customer, LATEST);
  const statistics = {
    ...totalsOfCustomer(customer.id),
    activeOrders: ownOrderStatistics(customer).activeOrders,
    totalEvents: events.pagination.total,
    totalReviews: countReviewsOf(customer),
  };
  return customerDetails(customer, statistics, { orders: orders.items, events: events.items });
}
