import type { User } from "../accounts/user.ts";
import type { Order } from "./order.ts";
import { findOrderByNumber } from "./queries.server.ts";

/**
 * Takes who asks and an order number, returns the order when they placed it themselves: an admin has
 * the admin area for everybody else's. Source: decisions, Ordering ("readable by its owner only").
 */
export function findOwnOrder(actor: User, orderNumber: string): Order | undefined {
  const order = findOrderByNumber(actor, orderNumber);
  return order?.userId === actor.id ? order : undefined;
}
