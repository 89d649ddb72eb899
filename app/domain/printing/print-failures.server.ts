import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { formatShortDateTime, now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { pick } from "../pick.ts";
import { printErrorText } from "../printers/print-errors.ts";
import { type FailingPrinter, printLabel } from "../printers/printer.ts";
import { requeuePrint } from "../printers/queue-prints.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";

const MAX_SHOWN = 5;
/** A print that waits for longer is shown as if it had failed. */
const WAITS_AFTER_MS = 60_000;

const failures = db
  .select({
    ...pick(printJobs, ["id", "kind", "state", "lastError", "mayBePrinted", "createdAt"]),
    printerId: printers.id,
    printer: printers.name,
    orderNumber: orders.orderNumber,
  })
  .from(printJobs)
  .innerJoin(printers, eq(printers.id, printJobs.printerId))
  .leftJoin(orders, eq(orders.id, printJobs.orderId))
  .where(
    and(
      isNull(printers.removedAt),
      // Each half has its own index, which holds few prints.
      sql`${printJobs.seq} in (
        select seq from print_jobs where state = 'failed' union all
        select seq from print_jobs where due_at is not null and created_at < ${sql.placeholder("before")})`,
    ),
  )
  .orderBy(asc(printJobs.seq))
  .prepare();

const turnedOff = db
  .select({ id: printers.id, name: printers.name })
  .from(printers)
  .where(and(isNull(printers.removedAt), eq(printers.isOff, true)))
  .prepare();

/**
 * By printer, the prints that failed or have waited for more than a minute, oldest first, and the
 * printers that are off.
 */
export function printFailures() {
  const before = now().getTime() - WAITS_AFTER_MS;
  const found = failures.all({ before });
  const failing = [...new Set(found.map(({ printerId }) => printerId))].map(
    (id): FailingPrinter => {
      const prints = found.filter(({ printerId }) => printerId === id);
      const shown = prints.slice(0, MAX_SHOWN);
      return {
        id,
        name: prints[0]?.printer ?? "",
        count: prints.length,
        prints: shown.map(({ kind, state, createdAt, orderNumber, lastError, ...print }) => ({
          id: print.id,
          mayBePrinted: print.mayBePrinted,
          lastError: printErrorText(lastError),
          what: printLabel(kind, orderNumber),
          since: formatShortDateTime(createdAt),
          isFailed: state === "failed",
        })),
        moreCount: prints.length - shown.length,
      };
    },
  );
  return { failing, off: turnedOff.all() };
}

const missing = () => problem("not_found", m.printing_alreadyTakenCareOf());

export const isUnprinted = sql`${printJobs.state} in ('failed', 'queued')`;

const unprinted = db
  .select({ id: printJobs.id })
  .from(printJobs)
  .innerJoin(printers, eq(printers.id, printJobs.printerId))
  .where(and(given(printJobs.id), isUnprinted, isNull(printers.removedAt)))
  .prepare();

/**
 * For a print that failed or waits. Problems: `forbidden`, `not_found` (it was printed or dismissed in the meantime).
 */
function settle(actor: User, id: string, work: () => void): Result<null> {
  if (!may(actor, "prepare orders")) return adminOnly;
  return writeAndPublish((): Result<null> => {
    if (!unprinted.get({ id })) return missing();
    work();
    return ok(null);
  });
}

export function printAgain(actor: User, id: string): Result<null> {
  return settle(actor, id, () => requeuePrint(id));
}

export function dismissPrint(actor: User, id: string): Result<null> {
  return settle(actor, id, () => {
    db.update(printJobs)
      .set({ state: "dismissed", dueAt: null, finishedAt: now() })
      .where(eq(printJobs.id, id))
      .run();
  });
}
