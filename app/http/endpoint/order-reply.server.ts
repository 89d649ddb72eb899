import type { User } from "#app/domain/access/user.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { presentOrder } from "#app/domain/orders/present-orders.server.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { siteOrigin } from "../site-origin.server.ts";

/** The reply to a call that placed or changed an order. */
export function orderReply(
  order: Result<Order>,
  message: string,
  { actor, request }: { actor: User; request: Request },
) {
  if (!order.ok) return order;
  return ok({ message, data: presentOrder(actor, order.value, siteOrigin(request)) });
}
