import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { printErrors } from "#app/domain/printers/print-errors.ts";

/** DLE EOT: even an offline printer replies at once. */
const askStatus = (of: 2 | 4) => Uint8Array.of(0x10, 0x04, of);
/** GS r 1: the printer replies when it has printed everything before it. */
const ASK_WHEN_PRINTED = Uint8Array.of(0x1d, 0x72, 0x01);

const COVER_OPEN = 0x04;
const PAPER_STOP = 0x20;
const ERROR = 0x40;
const PAPER_END = 0x60;

/** A printer that is connecting or takes no data gets this many times the reply time. */
const SILENCE_FACTOR = 10;
/** How often to ask for the status of a printer without the command GS r. */
const CHECKS = 5;

/** `mayBePrinted`: the printer had received part of it. */
export type Sent = { ok: true } | { ok: false; message: string; mayBePrinted: boolean };

class PrinterFailure extends Error {}

/** The printer's replies, and connection errors. */
function conversation(socket: Socket, answerMs: number) {
  const statuses: number[] = [];
  let isPrinted = false;
  socket.on("data", (bytes) => {
    // Only replies to DLE EOT have bit 4 set.
    for (const byte of bytes) {
      if ((byte & 0x93) === 0x12) statuses.push(byte);
      else if ((byte & 0x90) === 0) isPrinted = true;
    }
    socket.emit("answer");
  });
  const broken = new Promise<never>((_, reject) => {
    socket.once("error", () => reject(new PrinterFailure(printErrors.lost)));
    socket.once("close", () => reject(new PrinterFailure(printErrors.closed)));
    socket.once("timeout", () => reject(new PrinterFailure(printErrors.full)));
  });
  // Callers that wait for something get the error; there may be none.
  broken.catch(() => {});

  /** Null if it does not reply. */
  async function ask(of: 2 | 4): Promise<number | null> {
    statuses.length = 0;
    socket.write(askStatus(of));
    const signal = AbortSignal.timeout(answerMs);
    while (statuses.length === 0 && !signal.aborted) {
      await Promise.race([once(socket, "answer", { signal }).catch(() => {}), broken]);
    }
    return statuses[0] ?? null;
  }

  return {
    broken,
    isPrinted: () => isPrinted,
    /** Whether it replies; throws the reason if it cannot print. */
    async check(): Promise<boolean> {
      const cause = await ask(2);
      if (cause === null) return false;
      const paper = await ask(4);
      if (cause & PAPER_STOP || (paper ?? 0) & PAPER_END) {
        throw new PrinterFailure(printErrors.noPaper);
      }
      if (cause & COVER_OPEN) throw new PrinterFailure(printErrors.coverOpen);
      if (cause & ERROR) throw new PrinterFailure(printErrors.error);
      return true;
    },
  };
}

async function printAndWait(
  socket: Socket,
  bytes: Uint8Array,
  talk: ReturnType<typeof conversation>,
  answers: boolean,
  answerMs: number,
): Promise<void> {
  const content = answers ? Buffer.concat([bytes, ASK_WHEN_PRINTED]) : bytes;
  const flushed = new Promise<void>((resolve) => socket.write(content, () => resolve()));
  await Promise.race([flushed, talk.broken]);
  if (!answers) {
    const closed = once(socket, "close").then(
      ([hadError]) => hadError === false,
      () => false,
    );
    socket.end();
    const silence = delay(SILENCE_FACTOR * answerMs, false, { ref: false });
    if (await Promise.race([closed, silence])) return;
    throw new PrinterFailure(printErrors.unconfirmed);
  }
  // A slow printer may reply only after it has printed the data before.
  let answered = 0;
  for (let round = 1; !talk.isPrinted() && answered < CHECKS; round += 1) {
    if (await talk.check()) answered += 1;
    else if (round >= SILENCE_FACTOR) throw new PrinterFailure(printErrors.silent);
    if (!talk.isPrinted()) await Promise.race([delay(answerMs), talk.broken]);
  }
  // The paper may have run out at the last moment.
  await talk.check();
}

/** Prints on a network printer over one connection. Never throws. */
export async function sendToPrinter(
  { ip, port }: { ip: string; port: number },
  bytes: Uint8Array,
  answerMs: number,
): Promise<Sent> {
  const socket = connect({ host: ip, port });
  const talk = conversation(socket, answerMs);
  let mayBePrinted = false;
  try {
    const signal = AbortSignal.timeout(SILENCE_FACTOR * answerMs);
    await once(socket, "connect", { signal }).catch(() => {
      throw new PrinterFailure(printErrors.unreachable);
    });
    socket.setTimeout(SILENCE_FACTOR * answerMs);
    const answers = await talk.check();
    mayBePrinted = true;
    await printAndWait(socket, bytes, talk, answers, answerMs);
    return { ok: true };
  } catch (thrown) {
    if (!(thrown instanceof PrinterFailure)) throw thrown;
    return { ok: false, message: thrown.message, mayBePrinted };
  } finally {
    socket.destroy();
  }
}
