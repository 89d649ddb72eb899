import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { printers, printJobs } from "#db/schema/printing.ts";
import { now } from "../clock.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import { pick } from "../pick.ts";
import { printErrors } from "../printers/print-errors.ts";
import type { Printer, PrintKind } from "../printers/printer.ts";
import { bestEffortWrite } from "../storage.server.ts";

const MAX_ERROR_LENGTH = 300;
/** As a multiple of the first delay: five minutes for a delay of five seconds. */
const GIVE_UP_AFTER = 60;
const MAX_DELAYS = 12;

export type DuePrint = {
  id: string;
  kind: PrintKind;
  orderId: string | null;
  revision: string;
  isCopy: boolean;
  mayBePrinted: boolean;
  attemptCount: number;
  createdAt: Date;
  printer: Pick<Printer, "id" | "name" | "host" | "port" | "stationId"> & {
    paperMillimetres: number;
  };
};

const byId = given(printJobs.id);
const at = sql`${sql.placeholder("at")}`;
const error = sql`${sql.placeholder("error")}`;

/** The queue is short, because done and failed prints are not in it. */
const open = db
  .select({
    ...columnsExcept(printJobs, ["printerId", "lastError", "finishedAt"]),
    printer: pick(printers, ["id", "name", "host", "port", "paperMillimetres", "stationId"]),
  })
  .from(printJobs)
  .innerJoin(printers, eq(printers.id, printJobs.printerId))
  .where(isNotNull(printJobs.dueAt))
  .orderBy(asc(printJobs.dueAt), asc(printJobs.seq))
  .prepare();

const claim = db
  .update(printJobs)
  .set({ state: "printing", attemptCount: sql`${printJobs.attemptCount} + 1` })
  .where(byId)
  .prepare();

const finish = db
  .update(printJobs)
  .set({
    state: sql`${sql.placeholder("state")}`,
    dueAt: null,
    lastError: error,
    mayBePrinted: sql`${printJobs.mayBePrinted} or ${sql.placeholder("mayBePrinted")}`,
    finishedAt: at,
  })
  .where(byId)
  .prepare();

/** For each idle printer, the print that was queued first. */
function nextOfPrinters() {
  const next = new Map<string, ReturnType<typeof open.all>[number]>();
  for (const job of open.all()) {
    const other = next.get(job.printer.id);
    const isFirst = !other || job.state === "printing" || job.seq < other.seq;
    if (isFirst && other?.state !== "printing") next.set(job.printer.id, job);
  }
  return [...next.values()].filter(({ state }) => state === "queued");
}

/**
 * Claims a due print for an idle printer. If there is none, returns when the next one is due, or null if none waits.
 */
export function claimDuePrint(): DuePrint | Date | null {
  return write(() => {
    const [first] = nextOfPrinters().sort((one, other) => Number(one.dueAt) - Number(other.dueAt));
    if (!first?.dueAt || first.dueAt > now()) return first?.dueAt ?? null;
    claim.run({ id: first.id });
    return { ...first, attemptCount: first.attemptCount + 1 };
  });
}

type Outcome = { state: "done" | "failed" | "dismissed"; error?: string; mayBePrinted?: boolean };

export function finishPrint(id: string, { state, error, mayBePrinted = false }: Outcome): void {
  finish.run({
    id,
    state,
    error: (error ?? "").slice(0, MAX_ERROR_LENGTH),
    mayBePrinted: mayBePrinted ? 1 : 0,
    at: now().getTime(),
  });
  if (state === "failed") publishOrderEvent();
}

/**
 * Schedules another attempt for a print that certainly failed, or gives up after some minutes.
 * Returns the next attempt.
 */
export function retryPrint(job: DuePrint, message: string, firstDelayMs: number): Date | null {
  const { id, attemptCount, createdAt } = job;
  const moment = now().getTime();
  if (moment - createdAt.getTime() >= GIVE_UP_AFTER * firstDelayMs) {
    finishPrint(id, { state: "failed", error: message });
    return null;
  }
  const delays = Math.min(2 ** (attemptCount - 1), MAX_DELAYS);
  const dueAt = new Date(moment + delays * firstDelayMs);
  updateRow(printJobs, id, {
    state: "queued",
    dueAt,
    lastError: message.slice(0, MAX_ERROR_LENGTH),
  });
  if (attemptCount === 1) publishOrderEvent();
  return dueAt;
}

/**
 * Called when the shop starts. Interrupted prints may or may not have been printed, and prints that
 * waited for long or come from a restored backup are out of date.
 */
export function failInterruptedPrints(firstDelayMs: number): void {
  const finishedAt = now();
  const latest = new Date(finishedAt.getTime() - GIVE_UP_AFTER * firstDelayMs);
  // The shop must start even on a disk that it cannot write to.
  bestEffortWrite(null, () =>
    write(() => {
      db.update(printJobs)
        .set({
          state: "failed",
          dueAt: null,
          finishedAt,
          mayBePrinted: true,
          lastError: printErrors.interrupted,
        })
        .where(and(isNotNull(printJobs.dueAt), eq(printJobs.state, "printing")))
        .run();
      db.update(printJobs)
        .set({
          state: "failed",
          dueAt: null,
          finishedAt,
          lastError: printErrors.tooLate,
        })
        .where(
          and(
            isNotNull(printJobs.dueAt),
            inArray(printJobs.state, ["queued"]),
            lt(printJobs.createdAt, latest),
          ),
        )
        .run();
    }),
  );
}
