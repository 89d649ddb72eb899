import { isStaff } from "../access/permissions.ts";
import { roleLabel } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { formatDate, formatDateTime } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { eventRow } from "../events/event-ticket.ts";
import type { Order } from "../orders/order.ts";
import { pick } from "../pick.ts";

export function customerRow({ id, name, email, phone, role, ...rest }: User) {
  return {
    id,
    name,
    email,
    phone,
    role,
    roleLabel: roleLabel(role),
    isStaff: isStaff({ role }),
    joinedOn: formatDate(rest.createdAt),
    lastLoginAt: rest.lastLoginAt && formatDateTime(rest.lastLoginAt),
    isActive: rest.isActive,
  };
}

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
    orders: orders.map((order) => ({
      ...pick(order, ["id", "orderNumber", "status", "totalPaise"]),
      at: formatDateTime(order.createdAt),
    })),
    events: events.map((event) =>
      pick(eventRow(event), ["id", "eventNumber", "eventName", "status", "day"]),
    ),
  };
}
export type CustomerDetails = ReturnType<typeof customerDetails>;

/** A person in the list of customers. */
export type PersonRow = {
  /** Null without an account. */
  id: string | null;
  seq: number;
  name: string;
  email: string;
  phone: string;
  isActive: 0 | 1;
  /** When the account was created, or the last order of a person without one. */
  createdAt: number;
  lastLogin: number | null;
  orderCount: number;
  spentPaise: number;
  lastOrderAt: number | null;
};

export function listedCustomer({ createdAt, lastLogin, lastOrderAt, isActive, ...row }: PersonRow) {
  return {
    ...row,
    isActive: isActive === 1,
    joinedOn: row.id && formatDate(new Date(createdAt)),
    lastLoginAt: lastLogin && formatDateTime(new Date(lastLogin)),
    lastOrderOn: lastOrderAt && formatDate(new Date(lastOrderAt)),
  };
}
export type ListedCustomer = ReturnType<typeof listedCustomer>;
