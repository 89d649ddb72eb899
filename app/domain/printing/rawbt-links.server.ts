import type { PaperMillimetres, PrintDocument } from "./document.ts";
import { encodeDocument } from "./encode-document.server.ts";

const widths: PaperMillimetres[] = [58, 80];

/** Links that the Android app RawBT sends to its printer, by the width of the paper. They need no scripts. */
export function rawbtLinks(document: PrintDocument) {
  return Promise.all(
    widths.map(async (millimetres) => {
      const bytes = await encodeDocument(document, millimetres);
      return { millimetres, href: `rawbt:base64,${Buffer.from(bytes).toString("base64")}` };
    }),
  );
}
