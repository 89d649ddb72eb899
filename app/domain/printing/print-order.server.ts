import { z } from "zod";
import { db, given, write } from "#db/client.server.ts";
import { printJobs } from "#db/schema/printing.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { billsOfOrder } from "../bills/queries.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { pick } from "../pick.ts";
import { findPrinter, noSuchPrinter } from "../printers/printers.server.ts";
import { queuePrint, requeuePrint } from "../printers/queue-prints.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";

export const printForm = z.object({
  printerId: z
    .string({ error: () => m.printing_chooseAPrinter() })
    .max(100, { error: () => m.printing_chooseAPrinter() }),
  kind: z.enum(["ticket", "bill"], { error: () => m.printing_chooseWhatToPrint() }),
});
type PrintRequest = z.output<typeof printForm>;

const earlier = db
  .select(pick(printJobs, ["id", "state", "mayBePrinted"]))
  .from(printJobs)
  .where(given(printJobs.orderId, printJobs.printerId, printJobs.kind, printJobs.revision))
  .prepare();

const waiting = () => problem("conflict", m.printing_alreadyWaiting());

/**
 * Prints a ticket or bill on request, marked as a copy if the printer may have printed it before. Problems:
 * `forbidden`, `not_found` (order or printer), `conflict` (it is already waiting to be printed).
 */
export function printOrder(
  actor: User,
  orderId: string,
  { printerId, kind }: PrintRequest,
): Result<{ name: string }> {
  if (!may(actor, kind === "bill" ? "take payments" : "read orders")) return adminOnly;
  return write(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    const printer = findPrinter(printerId);
    if (!printer) return noSuchPrinter();
    const bill = billsOfOrder(orderId).find((one) => one.kind === "bill");
    const revision = kind === "bill" ? (bill?.id ?? "") : "";
    const before = earlier.all({ orderId, printerId, kind, revision });
    if (before.some(({ state }) => state === "queued" || state === "printing")) return waiting();
    const isPrinted = before.some(({ state, mayBePrinted }) => state === "done" || mayBePrinted);
    const [unprinted] = before;
    if (unprinted && !isPrinted) requeuePrint(unprinted.id);
    else queuePrint(printerId, { kind, orderId, revision }, isPrinted);
    return ok(printer);
  });
}
