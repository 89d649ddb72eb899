import { extname, join } from "node:path";
import type { PaperMillimetres } from "../printers/printer.ts";
import { runProgram } from "../run-program.server.ts";
import type { PrintDocument } from "./document.ts";
import type { EncodeQuestion } from "./encode-program.server.ts";

/** TypeScript in development, JavaScript beside the built application. */
const PROGRAM = join(import.meta.dirname, `encode-program.server${extname(import.meta.filename)}`);
/** Several times as long as the longest paper needs. */
const MAX_ENCODING_MS = 20_000;

let last: Promise<unknown> = Promise.resolve();

async function encode(question: EncodeQuestion): Promise<Uint8Array[]> {
  const encoding = await runProgram<Uint8Array[]>(PROGRAM, question, { maxMs: MAX_ENCODING_MS });
  if (encoding.ended !== "answered")
    throw new Error(`The paper was not encoded: ${encoding.ended}`);
  return encoding.answer;
}

/** The ESC/POS bytes for each document. Documents are encoded one at a time, in a separate process. */
export function printBytes(
  document: PrintDocument,
  papers: PaperMillimetres[],
): Promise<Uint8Array[]> {
  const bytes = last.then(() => encode({ document, papers }));
  last = bytes.catch(() => {});
  return bytes;
}

const widths: PaperMillimetres[] = [58, 80];

/** Links that the Android app RawBT sends to its printer, by paper width. They need no scripts. */
export async function rawbtLinks(document: PrintDocument) {
  const papers = await printBytes(document, widths);
  return widths.map((millimetres, at) => {
    const base64 = Buffer.from(papers[at] ?? []).toString("base64");
    return { millimetres, href: `rawbt:base64,${base64}` };
  });
}
