import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { orderChanges, orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { queueOrderStatus } from "../emails/queue-email.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { Order } from "./order.ts";
import { auditOrder } from "./order-audit.server.ts";
import { publishOrderEvent } from "./order-events.server.ts";
import { findOrder } from "./queries.server.ts";
import type { OrderStatusInput } from "./schema.ts";
import {
  alreadyInStatus,
  isFinal,
  nextStatuses,
  orderStatusLabel,
  whyNotCancellable,
} from "./status.ts";

const setStatus = db
  .update(orders)
  .set({
    status: sql`${sql.placeholder("status")}`,
    cancellationReason: sql`${sql.placeholder("reason")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

const setPaid = db
  .update(orders)
  .set({
    paymentStatus: "paid",
    paidAt: sql`${sql.placeholder("at")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();

const returnStock = db
  .update(products)
  .set({
    stock: sql`${products.stock} + ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} - ${sql.placeholder("quantity")}`,
  })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const insertChange = db
  .insert(orderChanges)
  .values({
    id: sql.placeholder("id"),
    orderId: sql.placeholder("orderId"),
    kind: sql.placeholder("kind"),
    fromValue: sql.placeholder("fromValue"),
    toValue: sql.placeholder("toValue"),
    reason: sql.placeholder("reason"),
    byUserId: sql.placeholder("byUserId"),
    byRole: sql.placeholder("byRole"),
    createdAt: sql.placeholder("at"),
  })
  .prepare();

const missing = problem("not_found", "Order not found");

function record(
  actor: User,
  order: Order,
  change: { kind: "status" | "payment"; fromValue: string; toValue: string; reason: string },
  at: Date,
): void {
  insertChange.run({
    ...change,
    id: newId(),
    orderId: order.id,
    byUserId: actor.id,
    byRole: actor.role,
    at,
  });
}

function pay(actor: User, order: Order, at: Date): void {
  setPaid.run({ id: order.id, at: at.getTime() });
  const { paymentStatus: fromValue } = order;
  record(actor, order, { kind: "payment", fromValue, toValue: "paid", reason: "" }, at);
}

function writeEvents(work: () => Result<Order>): Result<Order> {
  const changed = write(work);
  if (changed.ok) publishOrderEvent();
  return changed;
}

/**
 * Takes who acts, an order's id and the status wanted (with a reason when cancelling), moves the
 * order on and keeps the change. Cancelling puts stock back; delivering a cash or card order marks it
 * paid. Returns the changed order. Problems: `not_found` (missing or somebody else's), `forbidden`
 * (a customer wants more than cancelling), `already_in_status`, `final_status`, `conflict`.
 * Source: decisions, Ordering; spec 2 §4.
 */
export function changeOrderStatus(
  actor: User,
  orderId: string,
  { status, reason }: OrderStatusInput,
): Result<Order> {
  return writeEvents(() => {
    const order = findOrder(actor, orderId);
    if (!order) return missing;
    if (actor.role !== "admin" && status !== "cancelled") {
      return problem("forbidden", "Admin access required");
    }
    if (order.status === status) return problem("already_in_status", alreadyInStatus(status));
    const label = orderStatusLabel(order.status).toLowerCase();
    if (isFinal(order.status)) {
      return problem("final_status", `This order is ${label} and can no longer be changed.`);
    }
    const tooLate = actor.role === "admin" ? null : whyNotCancellable(order.status);
    if (tooLate) return problem("conflict", tooLate);
    if (!nextStatuses(order.status, order.deliveryType).includes(status)) {
      const wanted = orderStatusLabel(status).toLowerCase();
      return problem("conflict", `An order that is ${label} cannot become ${wanted}.`);
    }
    const at = now();
    const why = status === "cancelled" ? reason : "";
    setStatus.run({ id: orderId, status, reason: why, at: at.getTime() });
    record(
      actor,
      order,
      { kind: "status", fromValue: order.status, toValue: status, reason: why },
      at,
    );
    if (status === "cancelled") {
      for (const item of order.items) {
        if (item.productId) returnStock.run({ id: item.productId, quantity: item.quantity });
      }
    }
    const settledAtTheDoor = order.paymentMethod !== "upi" && order.paymentStatus === "pending";
    if (status === "delivered" && settledAtTheDoor) pay(actor, order, at);
    const changed = findOrder(actor, orderId) ?? order;
    auditOrder(actor, status === "cancelled" ? "cancelled" : "status_changed", order, changed);
    queueOrderStatus(changed);
    return ok(changed);
  });
}

/**
 * Takes who acts (an admin) and an order's id, marks the order paid. Returns the changed order.
 * Problems: `not_found`, `already_in_status` (paid already), `final_status` (cancelled).
 * Source: decisions, Ordering; API contract, PATCH /api/orders/{id}/payment.
 */
export function markOrderPaid(actor: User, orderId: string): Result<Order> {
  return writeEvents(() => {
    const order = findOrder(actor, orderId);
    if (!order) return missing;
    if (actor.role !== "admin") return problem("forbidden", "Admin access required");
    if (order.paymentStatus === "paid") {
      return problem("already_in_status", "Order is already paid");
    }
    if (order.status === "cancelled") {
      return problem("final_status", "A cancelled order cannot be marked paid.");
    }
    pay(actor, order, now());
    const changed = findOrder(actor, orderId) ?? order;
    auditOrder(actor, "paid", order, changed);
    return ok(changed);
  });
}
