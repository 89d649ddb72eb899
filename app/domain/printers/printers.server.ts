import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { pick } from "../pick.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { existingStation } from "../stations/stations.server.ts";
import type { PaperMillimetres, Printer } from "./printer.ts";
import { findPrinterIp } from "./printer-address.server.ts";
import { printerLimits } from "./printer-schema.ts";
import { queuePrint } from "./queue-prints.server.ts";

const columns = {
  ...pick(printers, ["id", "name", "host", "port"]),
  paperMillimetres: sql<PaperMillimetres>`${printers.paperMillimetres}`,
  kinds: printers.kinds,
  stationId: printers.stationId,
};

const all = db
  .select(columns)
  .from(printers)
  .where(isNull(printers.removedAt))
  .orderBy(asc(printers.id))
  .prepare();

const byId = db
  .select(columns)
  .from(printers)
  .where(and(given(printers.id), isNull(printers.removedAt)))
  .prepare();

export const noSuchPrinter = () => problem("not_found", m.printing_noSuchPrinter());

const tooMany = () =>
  problem("validation", m.printing_tooManyPrinters({ most: printerLimits.printers }));

export function listPrinters(): Printer[] {
  return all.all();
}

export function findPrinter(id: string): Printer | undefined {
  return byId.get({ id });
}

function audit(actor: User, action: string, before: Printer | null, after: Printer | null): void {
  const { id, name } = after ?? before ?? { id: "", name: "" };
  const audited = (printer: Printer | null) => {
    if (!printer) return null;
    const { id: _, ...fields } = printer;
    return fields;
  };
  recordAudit(actor, {
    action: `printer.${action}`,
    subject: { id, name },
    before: audited(before),
    after: audited(after),
  });
}

/**
 * Adds a printer (`id` is null) or changes one. Problems: `forbidden`, `not_found`, and `validation` with the field, such
 * as an address outside the shop's own network.
 */
export async function savePrinter(
  actor: User,
  id: string | null,
  input: Omit<Printer, "id">,
  allowsLoopback: boolean,
): Promise<Result<Printer>> {
  if (!may(actor, "set up printers")) return adminOnly;
  const found = await findPrinterIp(input.host, allowsLoopback);
  if (!found.ok) return fieldProblem("host", found.message);
  return write(() => {
    const before = id === null ? null : findPrinter(id);
    if (before === undefined) return noSuchPrinter();
    const others = listPrinters().filter((printer) => printer.id !== id);
    if (others.length >= printerLimits.printers) return tooMany();
    if (others.some(({ name }) => name.toLowerCase() === input.name.toLowerCase())) {
      return fieldProblem("name", m.printing_anotherPrinterIsCalled({ name: input.name }));
    }
    const after = {
      ...input,
      id: id ?? newId(),
      stationId: existingStation(input.stationId),
    };
    const { id: printerId, ...fields } = after;
    db.insert(printers)
      .values({ ...after, createdAt: now() })
      .onConflictDoUpdate({ target: printers.id, set: fields })
      .run();
    audit(actor, before ? "changed" : "added", before, { ...fields, id: printerId });
    return ok(after);
  });
}

/** Dismisses its waiting prints. Problems: `forbidden`, `not_found`. */
export function removePrinter(actor: User, id: string): Result<Printer> {
  if (!may(actor, "set up printers")) return adminOnly;
  return writeAndPublish((): Result<Printer> => {
    const printer = findPrinter(id);
    if (!printer) return noSuchPrinter();
    db.update(printers).set({ removedAt: now() }).where(eq(printers.id, id)).run();
    db.update(printJobs)
      .set({ state: "dismissed", dueAt: null })
      .where(and(eq(printJobs.printerId, id), sql`state in ('queued', 'failed')`))
      .run();
    audit(actor, "removed", printer, null);
    return ok(printer);
  });
}

/** Problems: `forbidden`, `not_found`. */
export function printTestPage(actor: User, id: string): Result<Printer> {
  if (!may(actor, "set up printers")) return adminOnly;
  return write(() => {
    const printer = findPrinter(id);
    if (!printer) return noSuchPrinter();
    queuePrint(id, { kind: "test", orderId: null });
    return ok(printer);
  });
}
