import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Printer } from "../printers/printer.ts";
import { findPrinter, noSuchPrinter } from "../printers/printers.server.ts";
import { requeuePrint } from "../printers/queue-prints.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { isUnprinted } from "./print-failures.server.ts";

const LATER_MS = 10 * 60_000;

/** Problems: `not_found`, `forbidden`. */
function changePrinter(actor: User, id: string, work: (printer: Printer) => void): Result<Printer> {
  if (!may(actor, "prepare orders")) return adminOnly;
  return writeAndPublish((): Result<Printer> => {
    const printer = findPrinter(id);
    if (!printer) return noSuchPrinter();
    work(printer);
    return ok(printer);
  });
}

function dismissPrints(printerId: string): void {
  db.update(printJobs)
    .set({ state: "dismissed", dueAt: null, finishedAt: now() })
    .where(and(eq(printJobs.printerId, printerId), isUnprinted))
    .run();
}

/** Retries its failed prints in ten minutes and hides them until then. */
export function printLater(actor: User, id: string): Result<Printer> {
  return changePrinter(actor, id, () => {
    const later = new Date(now().getTime() + LATER_MS);
    const waiting = db
      .select({ id: printJobs.id })
      .from(printJobs)
      .where(and(eq(printJobs.printerId, id), isUnprinted))
      .all();
    for (const print of waiting) requeuePrint(print.id, later);
  });
}

export function dismissAllPrints(actor: User, id: string): Result<Printer> {
  return changePrinter(actor, id, () => dismissPrints(id));
}

/** A printer that is off prints nothing automatically, and its waiting prints are dismissed. */
export function turnPrinter(actor: User, id: string, isOff: boolean): Result<Printer> {
  return changePrinter(actor, id, ({ name }) => {
    const turned = db
      .update(printers)
      .set({ isOff })
      .where(and(eq(printers.id, id), eq(printers.isOff, !isOff)))
      .run();
    if (isOff) dismissPrints(id);
    if (turned.changes === 0) return;
    recordAudit(actor, {
      action: "printer.changed",
      subject: { id, name },
      before: { isOff: !isOff },
      after: { isOff },
    });
  });
}
