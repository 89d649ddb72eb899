import { resolve } from "node:path";
import type { PrintStyle } from "./document.ts";

const FONTS = resolve("app/domain/printing/fonts");
// libvips reads it before it first draws text.
process.env.FONTCONFIG_FILE ??= resolve(FONTS, "fonts.conf");

const FONT_DOTS = 24;
const GAP_DOTS = 12;
/** Dots darker than this are printed. */
const THRESHOLD = 128;

/** One byte for each dot: 0 is black. */
export type Drawing = { width: number; height: number; dots: Uint8Array };

const escaped = { "&": "&amp;", "<": "&lt;", ">": "&gt;" } as const;
const withoutMarkup = (text: string) =>
  text.replace(/[&<>]/g, (sign) => escaped[sign as keyof typeof escaped]);

async function drawnText(
  text: string,
  { align = "left", isBold, isLarge }: PrintStyle,
  width: number,
) {
  // Imported here, because it takes 19 MB and a shop without printers does not need it.
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp({
    text: {
      text: withoutMarkup(text),
      font: `Noto Sans Devanagari ${isBold ? "Bold " : ""}${isLarge ? 2 * FONT_DOTS : FONT_DOTS}px`,
      fontfile: resolve(FONTS, `noto-sans-devanagari-${isBold ? "bold" : "regular"}.ttf`),
      // At this resolution, a pixel is a point, so the font size is in dots.
      dpi: 72,
      width,
      align,
      wrap: "word-char",
    },
  })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: Math.min(info.width, width), step: info.width, height: info.height };
}
type Piece = Awaited<ReturnType<typeof drawnText>>;

/** Copies a text, which is white on black, into the drawing. */
function place({ data, width, step, height }: Piece, left: number, drawing: Drawing): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[y * step + x] ?? 0) >= THRESHOLD) drawing.dots[y * drawing.width + left + x] = 0;
    }
  }
}

/** Encoders need heights that are multiples of eight. */
function emptyDrawing(width: number, pieces: Piece[]): Drawing {
  const highest = Math.max(8, ...pieces.map(({ height }) => height));
  const height = Math.ceil(highest / 8) * 8;
  return { width, height, dots: new Uint8Array(width * height).fill(255) };
}

/** Long text continues on the next line. */
export async function drawText(text: string, style: PrintStyle, width: number): Promise<Drawing> {
  const piece = await drawnText(text, style, width);
  const drawing = emptyDrawing(width, [piece]);
  const free = width - piece.width;
  const left = { left: 0, center: Math.floor(free / 2), right: free }[style.align ?? "left"];
  place(piece, left, drawing);
  return drawing;
}

/** The right text keeps its width; a long left text continues on the next line. */
export async function drawColumns(
  [left, right]: [string, string],
  style: PrintStyle,
  width: number,
): Promise<Drawing> {
  const last = await drawnText(right || " ", style, Math.floor(width / 2));
  const first = await drawnText(left || " ", style, width - last.width - GAP_DOTS);
  const drawing = emptyDrawing(width, [first, last]);
  place(first, 0, drawing);
  place(last, width - last.width, drawing);
  return drawing;
}
