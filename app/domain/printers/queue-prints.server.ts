import { and, eq, inArray, isNull, ne } from "drizzle-orm";
import { db, given, sqlite } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import { now } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { notifyQueued } from "../queue-signals.server.ts";
import type { PrintKind } from "./printer.ts";

/** The revision of the ticket which says that an order is cancelled. */
export const CANCELLED = "cancelled";

const active = db
  .select({ id: printers.id, kinds: printers.kinds })
  .from(printers)
  .where(and(isNull(printers.removedAt), eq(printers.isOff, false)))
  .prepare();

const insert = prepareInsert(printJobs, (insert) => insert.onConflictDoNothing());

const queuedTicket = db
  .select({ id: printJobs.id })
  .from(printJobs)
  .where(
    and(
      given(printJobs.orderId, printJobs.printerId),
      eq(printJobs.kind, "ticket"),
      eq(printJobs.state, "queued"),
    ),
  )
  .prepare();

/** The waiting prints of a cancelled order, except the cancellation note. */
const dismissQueued = db
  .update(printJobs)
  .set({ state: "dismissed", dueAt: null })
  .where(
    and(
      given(printJobs.orderId),
      eq(printJobs.state, "queued"),
      inArray(printJobs.kind, ["ticket", "change", "token"]),
      ne(printJobs.revision, CANCELLED),
    ),
  )
  .prepare();

type PrintRequest = { kind: PrintKind; orderId: string | null; revision?: string };

/** For one printer. */
export function queuePrint(
  printerId: string,
  { kind, orderId, revision = "" }: PrintRequest,
  isCopy = false,
): void {
  if (!sqlite.inTransaction) throw new Error("A print must be queued in its transaction");
  const at = now();
  const print = { printerId, kind, orderId, revision, isCopy };
  insert.run({ ...print, id: newId(), createdAt: at, dueAt: at });
  notifyQueued("prints");
}

/** Prints it again, now or later. If it may have been printed before, it is marked as a copy. */
export function requeuePrint(id: string, at = now()): void {
  updateRow(printJobs, id, {
    state: "queued",
    dueAt: at,
    createdAt: at,
    attemptCount: 0,
    lastError: "",
    finishedAt: null,
  });
  notifyQueued("prints");
}

function printersOf(kind: PrintKind): string[] {
  return active
    .all()
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ id }) => id);
}

function queue(request: PrintRequest): void {
  for (const id of printersOf(request.kind)) queuePrint(id, request);
}

/** A ticket that is still waiting will show the change itself. */
function queueChange(orderId: string, revision: string): void {
  for (const printerId of printersOf("change")) {
    if (queuedTicket.get({ orderId, printerId })) continue;
    queuePrint(printerId, { kind: "change", orderId, revision });
  }
}

/** A second cancellation prints its note again. */
const removeCancelledNote = db
  .delete(printJobs)
  .where(and(given(printJobs.orderId), eq(printJobs.revision, CANCELLED)))
  .prepare();

const isInKitchen = ({ status }: Pick<Order, "status">) =>
  status === "confirmed" || status === "preparing";

/**
 * Prints a ticket when the kitchen may start (again if a cancellation was undone), and a note when
 * it must stop. Call it in the transaction of the change.
 */
export function queueStatusPrints(before: Order, after: Order): void {
  if (before.status === "pending" && isInKitchen(after)) {
    queue({ kind: "ticket", orderId: after.id });
  }
  if (before.status === "cancelled") {
    removeCancelledNote.run({ orderId: after.id });
    if (isInKitchen(after)) {
      queue({ kind: "ticket", orderId: after.id, revision: String(after.updatedAt.getTime()) });
    }
  }
  if (after.status !== "cancelled") return;
  if (isInKitchen(before)) queueChange(after.id, CANCELLED);
  dismissQueued.run({ orderId: after.id });
}

/** The prints of an order taken at the counter or by phone. Call it in its transaction. */
export function queueTakenPrints(order: Order): void {
  queue({ kind: "ticket", orderId: order.id });
  if (order.channel === "counter") queue({ kind: "token", orderId: order.id });
}

/** Prints the differences if the kitchen already has the order. Call it in the transaction of the change. */
export function queueChangePrints(order: Order, changeId: string): void {
  if (isInKitchen(order)) queueChange(order.id, changeId);
}

/** Call it in the transaction that issues the bill. */
export function queueBillPrints({
  id,
  orderId,
  kind,
}: {
  id: string;
  orderId: string | null;
  kind: string;
}): void {
  if (orderId && kind === "bill") queue({ kind: "bill", orderId, revision: id });
}

/** Call it in the transaction that closes the day. */
export function queueDayPrints(day: string): void {
  queue({ kind: "day", orderId: null, revision: day });
}
