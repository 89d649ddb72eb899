import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import type { Actor, User } from "../access/user.ts";
import { now } from "../clock.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOwnOrder, orderNotFound } from "../orders/queries.server.ts";
import { findTrackedOrder } from "../orders/tracking-link.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { linkHolder } from "../tracking/tracked-order.ts";
import { isUnanswered } from "./unanswered.ts";

/**
 * The customer chooses to wait for an order that nobody has answered, and it rings again. Problems:
 * `not_found`, `conflict` (answered, or not late yet), `already_in_status`.
 */
function wait(find: () => Order | undefined, actor: (order: Order) => Actor): Result<Order> {
  const waiting = write((): Result<Order> => {
    const at = now();
    const order = find();
    if (!order) return orderNotFound;
    if (order.customerWaitsAt) return problem("already_in_status", m.alerts_alreadyWaiting());
    if (!isUnanswered(order, shopSettings(), at)) {
      return problem("conflict", m.alerts_orderJustAnswered());
    }
    updateRow(orders, order.id, { customerWaitsAt: at, ringsSince: at });
    recordChange(actor(order), order, { kind: "wait", fromValue: "", toValue: "", reason: "" }, at);
    return ok({ ...order, customerWaitsAt: at, ringsSince: at });
  });
  if (waiting.ok) publishOrderEvent();
  return waiting;
}

export function waitForAnswer(actor: User, orderNumber: string): Result<Order> {
  return wait(
    () => findOwnOrder(actor, orderNumber),
    () => actor,
  );
}

/** For the customer's own tracking link; a link that only shows the order is `not_found`. */
export function waitByLink(token: string): Result<Order> {
  return wait(() => {
    const tracked = findTrackedOrder(token);
    return tracked?.mayCancel ? tracked.order : undefined;
  }, linkHolder);
}
