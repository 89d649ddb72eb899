import { expect, test } from "vitest";
import { inLanguage } from "../language/in-language.server.ts";
import { text } from "./document.ts";
import { MAX_DRAWN_CHARACTERS, MAX_LINE_LENGTH, withinDrawingLimits } from "./drawing-limits.ts";

const note = "तिखट नको ".repeat(20).slice(0, 100);
const lines = (count: number, line: string) => Array.from({ length: count }, () => text(line));
const mostLines = MAX_DRAWN_CHARACTERS / note.length;

test("a paper within the limits stays as it is", () => {
  const document = lines(mostLines, note);

  expect(withinDrawingLimits(document)).toEqual(document);
});

test("a longer one ends with where to find the rest, in the language of the paper", () => {
  const limited = inLanguage("mr", () => withinDrawingLimits(lines(mostLines + 50, note)));

  expect(limited).toHaveLength(mostLines + 2);
  expect(limited.at(-1)).toMatchObject({ text: expect.stringContaining("स्क्रीनवर पाहा") });
});

test("what the printer writes with its own letters may be longer", () => {
  const document = lines(2 * mostLines, "no onions, please ".repeat(5));

  expect(withinDrawingLimits(document)).toEqual(document);
});

test("one line cannot be of any length", () => {
  const [line] = withinDrawingLimits([text("क".repeat(5_000))]);

  expect(line).toMatchObject({ text: `${"क".repeat(MAX_LINE_LENGTH)}…` });
});
