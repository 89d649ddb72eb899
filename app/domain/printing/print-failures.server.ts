import { and, asc, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import type { User } from "../accounts/user.ts";
import { formatTime, now } from "../clock.ts";
import { publishOrderEvent } from "../orders/order-events.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { may } from "../staff/permissions.ts";
import type { PrintFailure } from "./print-failure.ts";
import { notifyPrintQueued } from "./print-queue-state.server.ts";
import { printLabel } from "./printer.ts";

const MOST_SHOWN = 5;
/** A print that waits for longer is shown like one that failed. */
const WAITS_AFTER_MS = 60_000;

const failures = db
  .select({
    id: printJobs.id,
    kind: printJobs.kind,
    state: printJobs.state,
    lastError: printJobs.lastError,
    mayBePrinted: printJobs.mayBePrinted,
    createdAt: printJobs.createdAt,
    printer: printers.name,
    orderNumber: orders.orderNumber,
  })
  .from(printJobs)
  .innerJoin(printers, eq(printers.id, printJobs.printerId))
  .leftJoin(orders, eq(orders.id, printJobs.orderId))
  .where(
    or(
      eq(printJobs.state, "failed"),
      and(isNotNull(printJobs.dueAt), lt(printJobs.createdAt, sql.placeholder("before"))),
    ),
  )
  .orderBy(asc(printJobs.seq))
  .prepare();

/** What was not printed, and what has waited for more than a minute, oldest first. */
export function printFailures() {
  const before = new Date(now().getTime() - WAITS_AFTER_MS);
  const found = failures.all({ before });
  const shown = found.slice(0, MOST_SHOWN).map(
    ({ kind, state, createdAt, orderNumber, ...print }): PrintFailure => ({
      ...print,
      what: printLabel(kind, orderNumber),
      since: formatTime(createdAt),
      isFailed: state === "failed",
    }),
  );
  return { failures: shown, moreCount: found.length - shown.length };
}

const missing = problem("not_found", "This print was already taken care of.");

/** Runs on what failed or waits. Problems: `forbidden`, `not_found` (nothing of that kind). */
function settle(actor: User, id: string, set: Partial<typeof printJobs.$inferInsert>) {
  if (!may(actor, "prepare orders")) return adminOnly;
  const settled = write((): Result<null> => {
    const changed = db
      .update(printJobs)
      .set(set)
      .where(and(eq(printJobs.id, id), sql`state in ('failed', 'queued')`))
      .run();
    return changed.changes > 0 ? ok(null) : missing;
  });
  if (settled.ok) publishOrderEvent();
  return settled;
}

/** What may be on paper already then says that it is a copy. */
export function printAgain(actor: User, id: string): Result<null> {
  const at = now();
  const set = {
    state: "queued",
    dueAt: at,
    createdAt: at,
    attemptCount: 0,
    lastError: "",
  } as const;
  const queued = settle(actor, id, { ...set, finishedAt: null });
  if (queued.ok) notifyPrintQueued();
  return queued;
}

export function dismissPrint(actor: User, id: string): Result<null> {
  return settle(actor, id, { state: "dismissed", dueAt: null, finishedAt: now() });
}
