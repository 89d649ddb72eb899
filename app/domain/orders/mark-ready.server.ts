import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { queueCustomerPush } from "../push/queue-push.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import type { Order } from "./order.ts";
import { auditOrder, recordChange } from "./order-changes.server.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findOrder } from "./queries.server.ts";
import { orderStatusLabel } from "./status.ts";

const setReadyAt = db
  .update(orders)
  .set({
    readyAt: sql`${sql.placeholder("readyAt")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

/**
 * Says that everything was made, or takes it back; the status stays "preparing". Problems: `not_found`, `forbidden`,
 * `conflict` (not being prepared), `already_in_status`.
 */
export function markReady(actor: User, orderId: string, isReady: boolean): Result<Order> {
  const changed = write(() => {
    const order = findOrder(actor, orderId);
    if (!order) return problem("not_found", "Order not found");
    if (!may(actor, "prepare orders")) return adminOnly;
    if (order.status !== "preparing") {
      const label = orderStatusLabel(order.status).toLowerCase();
      return problem(
        "conflict",
        `Only an order that is being prepared can be ready: it is ${label}.`,
      );
    }
    if ((order.readyAt !== null) === isReady) {
      return problem(
        "already_in_status",
        isReady ? "Order is already ready" : "Order is not ready",
      );
    }
    const at = now();
    setReadyAt.run({ id: orderId, readyAt: isReady ? at.getTime() : null, at: at.getTime() });
    const [fromValue, toValue] = isReady ? ["", "ready"] : ["ready", ""];
    recordChange(actor, order, { kind: "ready", fromValue, toValue, reason: "" }, at);
    const after = findOrder(actor, orderId) ?? order;
    auditOrder(actor, isReady ? "ready" : "not_ready", order, after);
    queueCustomerPush(after);
    return ok(after);
  });
  if (changed.ok) publishOrderEvent();
  return changed;
}
