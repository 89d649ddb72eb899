import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { applyStatus } from "../fulfilment/change-status.server.ts";
import { undoStatus } from "../fulfilment/undo-status.server.ts";
import { collectPaise } from "../ledger/money-state.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { recordedByAnother } from "../ledger/recorded-by-another.ts";
import { formatRupees } from "../money.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { alreadyInStatus } from "../orders/status.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { findDelivery, missingDelivery } from "./queries.server.ts";
import type { DeliveryForm } from "./schema.ts";

/**
 * Delivers an order that is out for delivery and records the exact amount due as collected at the
 * door; anything more is returned as change. Problems: `forbidden`, `not_found` (also for any other
 * order), `already_in_status`, `conflict` (another amount is due now), `validation` (less cash than
 * is due).
 */
export function deliverOrder(
  actor: User,
  orderId: string,
  { method, received, duePaise: shownPaise }: DeliveryForm,
): Result<{ order: Order; changePaise: number }> {
  return writeAndPublish(() => {
    if (!may(actor, "deliver orders")) return adminOnly;
    const order = findDelivery(actor, orderId);
    if (!order) return missingDelivery();
    if (order.status === "delivered") {
      return problem("already_in_status", alreadyInStatus("delivered"));
    }
    const due = collectPaise(order);
    if (due !== shownPaise) {
      const [present, before] = [formatRupees(due), formatRupees(shownPaise)];
      return (
        (due === 0 && recordedByAnother(actor, ledgerOfOrder(orderId), now())) ||
        problem("conflict", m.deliveries_amountChanged({ now: present, before }))
      );
    }
    const isCash = due > 0 && method === "cash";
    if (isCash && received < due) {
      const [total, part] = [formatRupees(due), formatRupees(received)];
      return problem("validation", m.deliveries_collectIsNotEnough({ total, part }));
    }
    const collected = due > 0 ? { method, isCarried: isCash } : undefined;
    const changed = applyStatus(actor, order, { status: "delivered", reason: "" }, collected);
    return ok({ order: changed, changePaise: isCash ? received - due : 0 });
  });
}

/** Problems: `not_found` (also for an order that no rider had), and those of `undoStatus`. */
export function undoDelivery(actor: User, orderId: string): Result<Order> {
  if (!findDelivery(actor, orderId)) return missingDelivery();
  return undoStatus(actor, orderId, "delivered", "deliver orders");
}
