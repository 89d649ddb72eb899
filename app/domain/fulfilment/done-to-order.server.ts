import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import type { Done } from "../lists/changed-row.ts";
import type { Order } from "../orders/order.ts";
import { changesOfOrder } from "../orders/order-history.server.ts";
import { orderStatusLabel } from "../orders/status.ts";
import { actionFor } from "../orders/status-actions.ts";
import { tooLateToUndo, undoableStep } from "../orders/undoable-step.ts";

/**
 * The last action on an order, if it can be undone. Deliveries have their own button, because other
 * people may undo them.
 */
export function doneToOrder(
  actor: User,
  order: Order,
  needs = actionFor[order.status],
  action = `/admin/orders/${order.id}/status/removal`,
): Done | null {
  if (!may(actor, needs)) return null;
  const at = now();
  if (order.status === "preparing" && order.readyAt && !tooLateToUndo(order.readyAt, at)) {
    const undo = { action: `/admin/orders/${order.id}/ready/removal` };
    return { state: m.shared_ready(), undo };
  }
  const { status } = order;
  if (!undoableStep(order, status, changesOfOrder(order), at).ok) return null;
  return { state: orderStatusLabel(status), undo: { action, fields: { status } } };
}
