import type ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import type { PaperMillimetres } from "../printers/printer.ts";
import { drawableText, isInCodePage, printableText } from "./code-page.ts";
import type { PrintDocument, PrintLine } from "./document.ts";
import { type Drawing, drawColumns, drawText } from "./draw-text.server.ts";

export const papers = {
  58: { columns: 32, dots: 384 },
  80: { columns: 48, dots: 576 },
} as const satisfies Record<PaperMillimetres, { columns: number; dots: number }>;

type Paper = (typeof papers)[PaperMillimetres];

/** The library expects four bytes per dot. */
function imageOf({ dots, width, height }: Drawing) {
  const data = new Uint8ClampedArray(dots.length * 4);
  dots.forEach((dot, index) => {
    data.fill(dot, index * 4, index * 4 + 3);
    data[index * 4 + 3] = 255;
  });
  return { data, width, height, colorSpace: "srgb" as const };
}

function drawn(encoder: ReceiptPrinterEncoder, drawing: Drawing): void {
  encoder.image(imageOf(drawing), drawing.width, drawing.height, "threshold", 128);
}

async function addLine(encoder: ReceiptPrinterEncoder, line: PrintLine, { columns, dots }: Paper) {
  if (line.kind === "rule") return encoder.rule();
  if (line.kind === "space") return encoder.newline();
  const texts = line.kind === "text" ? [line.text] : [line.left, line.right];
  const [first = "", last = ""] = texts.map(printableText);
  if (first + last === "") return;
  const scale = line.isLarge ? 2 : 1;
  if (!isInCodePage(first + last)) {
    return drawn(
      encoder,
      line.kind === "text"
        ? await drawText(drawableText(first), line, dots)
        : await drawColumns([drawableText(first), drawableText(last)], line, dots),
    );
  }
  encoder.bold(line.isBold ?? false).size(scale, scale);
  if (line.kind === "text") {
    encoder
      .align(line.align ?? "left")
      .line(first)
      .align("left");
  } else {
    const room = Math.floor(columns / scale);
    const width = Math.min(last.length, Math.floor(room / 2));
    encoder.table(
      [
        { width: room - width - 1, marginRight: 1 },
        { width, align: "right" },
      ],
      [[first, last]],
    );
  }
  encoder.bold(false).size(1, 1);
}

/** The document as ESC/POS bytes. Lines that the code page cannot show are drawn. */
export async function encodeDocument(
  document: PrintDocument,
  millimetres: PaperMillimetres,
): Promise<Uint8Array> {
  const paper = papers[millimetres];
  // Imported here, because many shops have no printer.
  const { default: Encoder } = await import("@point-of-sale/receipt-printer-encoder");
  const encoder = new Encoder({
    language: "esc-pos",
    columns: paper.columns,
    imageMode: "raster",
    feedBeforeCut: 4,
    newline: "\n",
  });
  encoder.initialize().codepage("cp437");
  for (const line of document) await addLine(encoder, line, paper);
  encoder.cut("partial");
  return encoder.encode();
}
