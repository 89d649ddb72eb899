import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findAnyOrder, orderNotFound } from "../orders/queries.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { isForRiders } from "./delivery.ts";
import { listRiders } from "./queries.server.ts";

/** Gives a delivery to a rider, or to nobody if `riderId` is empty. Problems: `forbidden`, `not_found`, `conflict`, `validation`. */
export function assignRider(
  actor: User,
  orderId: string,
  riderId: string,
): Result<{ order: Order; rider: string | null }> {
  return writeAndPublish(() => {
    if (!may(actor, "change orders")) return adminOnly;
    const order = findAnyOrder(orderId);
    if (!order) return orderNotFound;
    if (!isForRiders(order)) return problem("conflict", m.deliveries_notForRiders());
    const rider = listRiders().find(({ id }) => id === riderId) ?? null;
    if (riderId && !rider) return problem("validation", m.deliveries_unknownRider());
    if (order.riderId !== (rider?.id ?? null)) {
      const at = now();
      updateRow(orders, orderId, { riderId: rider?.id ?? null, updatedAt: at });
      const [fromValue, toValue] = [order.riderId ?? "", riderId];
      recordChange(actor, order, { kind: "rider", fromValue, toValue, reason: "" }, at);
    }
    return ok({ order, rider: rider?.name ?? null });
  });
}
