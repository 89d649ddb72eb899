import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { kitchenItems } from "./kitchen-items.ts";
import type { Order, OrderChange } from "./order.ts";
import { nextStatuses, type OrderStatus, readOrderStatus } from "./status.ts";

const MINUTE_MS = 60_000;
/** How long staff can take back a step. */
const UNDO_MINUTES = 10;
export const UNDO_MS = UNDO_MINUTES * MINUTE_MS;

/** `done`: when the step was taken. */
export function tooLateToUndo(done: Date, at: Date): Problem | null {
  if (at.getTime() - done.getTime() <= UNDO_MS) return null;
  return problem("conflict", m.orders_tooLateToUndo({ minutes: UNDO_MINUTES }));
}

/** The previous status of an order, and when it changed to the current one. */
type UndoableStep = { from: OrderStatus; at: Date };

type Stepped = Pick<Order, "status" | "deliveryType" | "items" | "keptPaise">;

/**
 * The step that brought an order to a status, if staff took it within the last ten minutes and
 * nothing has followed from it. Expects the changes oldest first. Problems: `already_in_status` (it
 * was undone), `conflict`.
 */
export function undoableStep(
  { status, deliveryType, items, keptPaise }: Stepped,
  undone: OrderStatus,
  changes: OrderChange[],
  at: Date,
): Result<UndoableStep> {
  const last = changes.findLast(({ kind }) => kind === "status");
  const from = readOrderStatus(last?.fromValue ?? null);
  if (!last || !from) return problem("conflict", m.orders_nothingToUndo());
  const isForward = nextStatuses(from, deliveryType).includes(status);
  if (status !== undone) {
    return from === undone && !isForward
      ? problem("already_in_status", m.orders_undoneAlready())
      : problem("conflict", m.orders_changedMeanwhile());
  }
  if (!isForward || last.byRole === "customer") {
    return problem("conflict", m.orders_nothingToUndo());
  }
  const tooLate = tooLateToUndo(last.createdAt, at);
  if (tooLate) return tooLate;
  if (changes.some(({ kind, id }) => kind === "refund" && id > last.id)) {
    return problem("conflict", m.orders_notUndoneAfterRefund());
  }
  if (keptPaise > 0) {
    return problem("conflict", m.payments_isKept({ kept: formatRupees(keptPaise) }));
  }
  const hasBegun = items.flatMap(kitchenItems).some(({ madeQuantity }) => madeQuantity > 0);
  if (status === "preparing" && hasBegun) return problem("conflict", m.orders_notUndoneOnceMade());
  return ok({ from, at: last.createdAt });
}
