import { write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { queueCustomerPush } from "../push/queue-push.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import type { DelayInput } from "./made-schema.ts";
import type { Order } from "./order.ts";
import { auditOrder, recordChange } from "./order-changes.server.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findOrder } from "./queries.server.ts";
import { orderStatusLabel } from "./status.ts";

const setDelay = prepareUpdate(orders, ["delayMinutes", "updatedAt"]);

/**
 * Says how much later than promised an order that is not out yet is expected. `shownMinutes` is its delay on the screen,
 * so that two devices do not add to each other's. Problems: `not_found`, `forbidden`, `conflict`, `already_in_status`.
 */
export function delayOrder(
  actor: User,
  orderId: string,
  { delayMinutes, shownMinutes }: DelayInput,
): Result<Order> {
  const changed = write(() => {
    const order = findOrder(actor, orderId);
    if (!order) return problem("not_found", m.shared_orderNotFound());
    if (!may(actor, "prepare orders")) return adminOnly;
    if (!["pending", "confirmed", "preparing"].includes(order.status)) {
      const label = orderStatusLabel(order.status).toLowerCase();
      return problem("conflict", m.orders_thisOrderIsAndCannot({ label }));
    }
    if (order.delayMinutes === delayMinutes) {
      return problem("already_in_status", m.orders_theOrderHasThisDelay());
    }
    if (order.delayMinutes !== shownMinutes) {
      return problem("conflict", m.orders_somebodyElseHasChangedIts());
    }
    const at = now();
    setDelay.run(orderId, { delayMinutes, updatedAt: at });
    const [fromValue, toValue] = [String(order.delayMinutes), String(delayMinutes)];
    recordChange(actor, order, { kind: "delay", fromValue, toValue, reason: "" }, at);
    const after = findOrder(actor, orderId) ?? order;
    auditOrder(actor, "delayed", order, after);
    queueCustomerPush(after, delayMinutes > order.delayMinutes ? "delayed" : "changed");
    return ok(after);
  });
  if (changed.ok) publishOrderEvent();
  return changed;
}
