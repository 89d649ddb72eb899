import { inLanguage } from "#app/domain/language/in-language.server.ts";
import { printErrors } from "#app/domain/printers/print-errors.ts";
import type { PaperMillimetres } from "#app/domain/printers/printer.ts";
import { findPrinterIp } from "#app/domain/printers/printer-address.server.ts";
import {
  claimDuePrint,
  type DuePrint,
  failInterruptedPrints,
  finishPrint,
  retryPrint,
} from "#app/domain/printing/due-prints.server.ts";
import { printBytes } from "#app/domain/printing/print-bytes.server.ts";
import { printContent } from "#app/domain/printing/print-content.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { startQueueWorker } from "./queue-worker.server.ts";
import { type Sent, sendToPrinter } from "./send-to-printer.server.ts";

async function send({ printer }: DuePrint, bytes: Uint8Array): Promise<Sent> {
  // The queue stores errors in English.
  const ip = await inLanguage("en", () =>
    findPrinterIp(printer.host, env.PRINTERS_ON_LOOPBACK === "on"),
  );
  if (!ip.ok) return { ok: false, message: ip.message, mayBePrinted: false };
  return sendToPrinter({ ip: ip.value, port: printer.port }, bytes, env.PRINT_ANSWER_MS);
}

/** Null if there is nothing to print. */
async function bytesOf(job: DuePrint): Promise<Uint8Array | null> {
  const content = printContent(job);
  if (!content) return null;
  const [bytes] = await printBytes(content, [job.printer.paperMillimetres as PaperMillimetres]);
  return bytes ?? null;
}

async function print(job: DuePrint): Promise<void> {
  let bytes: Uint8Array | null;
  try {
    bytes = await bytesOf(job);
  } catch (error) {
    log.error({ err: error, print: job.id }, "A print could not be prepared");
    return finishPrint(job.id, { state: "failed", error: printErrors.notPrepared });
  }
  if (!bytes) return finishPrint(job.id, { state: "dismissed" });
  const sent = await send(job, bytes);
  if (sent.ok) return finishPrint(job.id, { state: "done" });
  const { message, mayBePrinted } = sent;
  log.warn({ print: job.id, printer: job.printer.id, mayBePrinted, message }, "Not printed");
  if (mayBePrinted) finishPrint(job.id, { state: "failed", error: message, mayBePrinted });
  else retryPrint(job, message, env.PRINT_RETRY_MS);
}

/** Prints the queue: one job at a time per printer, with the printers in parallel. */
export function startPrintWorker(): () => Promise<void> {
  failInterruptedPrints(env.PRINT_RETRY_MS);
  return startQueueWorker<DuePrint>({
    name: "prints",
    jobsAtOnce: Number.POSITIVE_INFINITY,
    claim: claimDuePrint,
    run: (job, stopping) =>
      print(job).catch((error: unknown) => {
        if (stopping.aborted) return;
        finishPrint(job.id, { state: "failed", error: printErrors.failed, mayBePrinted: true });
        throw error;
      }),
    retryMs: env.PRINT_RETRY_MS,
  });
}
