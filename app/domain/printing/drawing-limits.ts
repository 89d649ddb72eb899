import { m } from "#messages";
import { isInCodePage, printableText } from "./code-page.ts";
import { bold, type PrintDocument, type PrintLine, rule, text } from "./document.ts";

/** More than any field of an order can contain. */
export const MAX_LINE_LENGTH = 600;
/** Drawing this many takes about a second. */
export const MAX_DRAWN_CHARACTERS = 12_000;

function cut(line: PrintLine): PrintLine {
  if (line.kind !== "text" || line.text.length <= MAX_LINE_LENGTH) return line;
  return { ...line, text: `${line.text.slice(0, MAX_LINE_LENGTH)}…` };
}

function drawnLength(line: PrintLine): number {
  if (line.kind === "rule" || line.kind === "space") return 0;
  const shown = printableText(line.kind === "text" ? line.text : line.left + line.right);
  return isInCodePage(shown) ? 0 : shown.length;
}

/** Cuts off a document that would take too long to draw, with a final line that says so. */
export function withinDrawingLimits(document: PrintDocument): PrintDocument {
  const lines = document.map(cut);
  let drawn = 0;
  const end = lines.findIndex((line) => {
    drawn += drawnLength(line);
    return drawn > MAX_DRAWN_CHARACTERS;
  });
  return end < 0 ? lines : [...lines.slice(0, end), rule, text(m.printing_restIsTooLong(), bold)];
}
