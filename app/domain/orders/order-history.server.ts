import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { orderChanges } from "#db/schema/orders.ts";
import type { Actor } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import type { Order, OrderChange } from "./order.ts";

const insertChange = prepareInsert(orderChanges);

const changesOf = db
  .select({
    id: orderChanges.id,
    kind: orderChanges.kind,
    fromValue: orderChanges.fromValue,
    toValue: orderChanges.toValue,
    reason: orderChanges.reason,
    items: orderChanges.items,
    byName: users.name,
    byRole: orderChanges.byRole,
    createdAt: orderChanges.createdAt,
  })
  .from(orderChanges)
  .leftJoin(users, eq(users.id, orderChanges.byUserId))
  .where(eq(orderChanges.orderId, sql.placeholder("orderId")))
  .orderBy(asc(orderChanges.id))
  .prepare();

/** Adds to the history that customer and admin see, and returns its id. Call it inside the transaction of the change. */
export function recordChange(
  actor: Actor,
  order: Pick<Order, "id">,
  change: Pick<OrderChange, "kind" | "fromValue" | "toValue" | "reason"> &
    Partial<Pick<OrderChange, "items">>,
  at: Date,
): string {
  const id = newId();
  insertChange.run({
    ...change,
    id,
    orderId: order.id,
    byUserId: actor.id,
    byRole: actor.role,
    createdAt: at,
  });
  return id;
}

/** Oldest first. */
export function changesOfOrder(order: Order): OrderChange[] {
  return changesOf.all({ orderId: order.id });
}

/** Cancellation reasons may name people, so they stay out of the audit log. */
function auditedFields({ status, paymentStatus, readyAt, delayMinutes }: Order) {
  return { status, paymentStatus, readyAt, delayMinutes };
}

/** Call it inside the transaction that makes the change. */
export function auditOrder(
  actor: Actor,
  action: "status_changed" | "cancelled" | "paid" | "ready" | "not_ready" | "delayed",
  before: Order,
  after: Order,
): void {
  recordAudit(actor, {
    action: `order.${action}`,
    subject: { id: after.id, name: after.orderNumber },
    before: auditedFields(before),
    after: auditedFields(after),
  });
}
