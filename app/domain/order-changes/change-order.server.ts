import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { tellOfChange } from "../fulfilment/order-reactions.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { differenceOf } from "../orders/order-difference.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { changeReasons } from "../orders/reasons.ts";
import { adminOnly, fieldProblem, ok, type Problem, problem, type Result } from "../result.ts";
import type { ChangedOrder } from "./change-summary.ts";
import { rewriteOrder } from "./rewrite-order.server.ts";
import type { RequestedChange } from "./schema.ts";

/** The order after the change; nothing is stored. Problems: as `changeOrder`. */
export function previewChange(
  actor: User,
  orderId: string,
  change: RequestedChange,
  expectedVersion: number,
): Result<ChangedOrder> {
  let preview: Result<ChangedOrder> | undefined;
  write(() => {
    preview = rewriteOrder(actor, orderId, change, expectedVersion);
    return problem("conflict", "A preview is rolled back");
  });
  if (!preview) throw new Error("A preview was not computed");
  return preview;
}

/** Adds to the history and notifies everybody concerned. Problems: `validation` (nothing changed). */
function recordOrderChange(
  actor: User,
  { before, after }: ChangedOrder,
  { reason, overfillReason }: RequestedChange,
): Problem | null {
  const difference = differenceOf(before, after);
  const { items, fromValue, toValue } = difference;
  if (items.length === 0 && fromValue === toValue) {
    return problem("validation", m.orders_nothingChanged());
  }
  const change = { ...difference, kind: "order", reason: changeReasons.stored(reason) } as const;
  const changeId = recordChange(actor, before, change, after.updatedAt);
  tellOfChange(after, changeId);
  if (overfillReason) {
    const subject = { id: after.id, name: after.orderNumber };
    const granted = { reason: overfillReason };
    recordAudit(actor, { action: "order.overfilled", subject, before: null, after: granted });
  }
  return null;
}

/**
 * Changes dishes, time, address or delivery type of an unfinished order, and everything that
 * depends on them. `expectedVersion` is the `updatedAt` of the order that the actor saw. Problems:
 * those of `rewriteOrder`, `forbidden`, `validation` (no reason, or nothing changed). See
 * docs/ordering.md.
 */
export function changeOrder(
  actor: User,
  orderId: string,
  change: RequestedChange,
  expectedVersion: number,
  once: IdempotencyKey | null = null,
): Result<ChangedOrder> {
  if (change.overfillReason && !may(actor, "overfill time slots")) return adminOnly;
  return writeAndPublish((): Result<ChangedOrder> => {
    const earlier = resultOfKey(actor.id, "change", once);
    if (!earlier.ok) return earlier;
    const done = earlier.value && findOrder(actor, earlier.value);
    if (done) return ok({ before: done, after: done, couponNote: "" });
    const rewritten = rewriteOrder(actor, orderId, change, expectedVersion);
    if (!rewritten.ok) return rewritten;
    if (may(actor, "change orders") && !change.reason) {
      return fieldProblem("reason", m.orders_changeReasonRequired());
    }
    const unchanged = recordOrderChange(actor, rewritten.value, change);
    if (unchanged) return unchanged;
    rememberKey(actor.id, "change", once, orderId);
    return rewritten;
  });
}
