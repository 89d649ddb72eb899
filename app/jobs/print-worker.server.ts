import { inLanguage } from "#app/domain/language/in-language.server.ts";
import type { PaperMillimetres } from "#app/domain/printing/document.ts";
import {
  claimDuePrints,
  type DuePrint,
  failInterruptedPrints,
  finishPrint,
  nextPrintAt,
  retryPrint,
} from "#app/domain/printing/due-prints.server.ts";
import { encodeDocument } from "#app/domain/printing/encode-document.server.ts";
import { printContent } from "#app/domain/printing/print-content.server.ts";
import { printErrors } from "#app/domain/printing/print-errors.ts";
import { findPrinterIp } from "#app/domain/printing/printer-address.server.ts";
import { onPrintQueued } from "#app/domain/printing/queue-prints.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { type Sent, sendToPrinter } from "./send-to-printer.server.ts";

const MAX_SLEEP_MS = 3_600_000;

async function send({ printer }: DuePrint, bytes: Uint8Array): Promise<Sent> {
  // The queue keeps what went wrong in English.
  const ip = await inLanguage("en", () =>
    findPrinterIp(printer.host, env.PRINTERS_ON_LOOPBACK === "on"),
  );
  if (!ip.ok) return { ok: false, message: ip.message, mayBePrinted: false };
  return sendToPrinter({ ip: ip.value, port: printer.port }, bytes, env.PRINT_ANSWER_MS);
}

/** Null if there is nothing to print. */
async function bytesOf(job: DuePrint): Promise<Uint8Array | null> {
  const content = printContent(job);
  return content && encodeDocument(content, job.printer.paperMillimetres as PaperMillimetres);
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

let stop = async () => {};

/** Waits until what is being printed is finished. */
export function stopPrintWorker(): Promise<void> {
  return stop();
}

/** Prints what is queued: one at a time on each printer, the printers beside each other. */
export function startPrintWorker(): void {
  failInterruptedPrints(env.PRINT_RETRY_MS);
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function start(job: DuePrint): void {
    const printing = print(job)
      .catch((error: unknown) => {
        if (isStopped) return;
        log.error({ err: error, print: job.id }, "A print failed");
        finishPrint(job.id, { state: "failed", error: printErrors.failed, mayBePrinted: true });
      })
      .finally(() => {
        running.delete(printing);
        wake();
      });
    running.add(printing);
  }

  function wake(): void {
    clearTimeout(timer);
    if (isStopped) return;
    try {
      for (const job of claimDuePrints()) start(job);
      const next = nextPrintAt();
      const delayMs = next ? Math.max(0, next.getTime() - Date.now()) : MAX_SLEEP_MS;
      // The timer must not keep the process running.
      timer = setTimeout(wake, Math.min(delayMs, MAX_SLEEP_MS)).unref();
    } catch (error) {
      log.error({ err: error }, "The print queue failed");
      timer = setTimeout(wake, env.PRINT_RETRY_MS).unref();
    }
  }

  const stopListening = onPrintQueued(wake);
  stop = async () => {
    isStopped = true;
    stopListening();
    clearTimeout(timer);
    await Promise.allSettled(running);
  };
  wake();
}
