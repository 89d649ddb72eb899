import type { PaperMillimetres } from "../printers/printer.ts";
import type { PrintDocument } from "./document.ts";
import { printBytes } from "./print-bytes.server.ts";

const widths: PaperMillimetres[] = [58, 80];

/** Links that the Android app RawBT sends to its printer, by the width of the paper. They need no scripts. */
export async function rawbtLinks(document: PrintDocument) {
  const papers = await printBytes(document, widths);
  return widths.map((millimetres, at) => {
    const base64 = Buffer.from(papers[at] ?? []).toString("base64");
    return { millimetres, href: `rawbt:base64,${base64}` };
  });
}
