import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { Order } from "./order.ts";

/** Reasons may name people: they stay with the order. */
function audited({ status, paymentStatus }: Order) {
  return { status, paymentStatus };
}

/** Takes who acted, the deed, and the order before and after it, keeps it in the audit log. Call it inside the transaction that makes the change. Source: as `recordAudit`. */
export function auditOrder(
  actor: User,
  deed: "status_changed" | "cancelled" | "paid",
  before: Order,
  after: Order,
): void {
  recordAudit(actor, {
    action: `order.${deed}`,
    subject: { id: after.id, name: after.orderNumber },
    before: audited(before),
    after: audited(after),
  });
}
