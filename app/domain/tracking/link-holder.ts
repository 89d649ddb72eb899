import type { Actor } from "../accounts/user.ts";
import type { Order } from "../orders/order.ts";

/** What somebody does with a tracking link is recorded as done by the order's customer. */
export function linkHolder({ userId, customerName }: Order): Actor {
  return { id: userId, name: customerName, role: "customer" };
}
