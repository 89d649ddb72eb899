import { asc, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { orderChanges } from "#db/schema/orders.ts";
import type { Actor } from "../access/user.ts";
import { loggedActor } from "../audit/record-audit.server.ts";
import { pick } from "../pick.ts";
import type { Order, OrderChange } from "./order.ts";

const insertChange = prepareInsert(orderChanges);

const changesOf = db
  .select({
    ...pick(orderChanges, ["id", "kind", "fromValue", "toValue", "reason", "items"]),
    byName: users.name,
    byRole: orderChanges.byRole,
    riderName: sql<string | null>`iif(kind = 'rider',
      (select name from users riders where riders.id = to_value), null)`,
    createdAt: orderChanges.createdAt,
  })
  .from(orderChanges)
  .leftJoin(users, eq(users.id, orderChanges.byUserId))
  .where(given(orderChanges.orderId))
  .orderBy(asc(orderChanges.id))
  .prepare();

const notLogged = { actorId: null, actorName: "", origin: "" };

/**
 * Adds to the history that customer and admin see, and returns the entry's id. Staff actions are
 * also logged from here. Call it inside the transaction of the change.
 */
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
    // Silencing an alarm is not worth logging.
    ...(change.kind === "seen" ? notLogged : (loggedActor(actor) ?? notLogged)),
    createdAt: at,
  });
  return id;
}

/** For a discount or refund that somebody else approved; the history and the log show both names. */
export function recordApproval(
  actor: Actor,
  order: Pick<Order, "id">,
  what: "discount" | "refund",
  approver: { name: string },
  at: Date,
): void {
  const change = { kind: "approved", fromValue: what, toValue: approver.name, reason: "" } as const;
  recordChange(actor, order, change, at);
}

/** Oldest first. */
export function changesOfOrder(order: Order): OrderChange[] {
  return changesOf.all({ orderId: order.id });
}
