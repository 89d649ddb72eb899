import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT, printableText } from "./code-page.ts";

/** The characters of a font, from its table that maps them to glyphs. */
function charactersOf(font: Buffer): Set<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 8 + 8 * index);
  });
  const segments = subtables.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const bytes = font.readUInt16BE(segments + 6);
  const characters = new Set<number>();
  for (let at = 0; at < bytes; at += 2) {
    const last = font.readUInt16BE(segments + 14 + at);
    const first = font.readUInt16BE(segments + 16 + bytes + at);
    for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(code);
  }
  return characters;
}

test.each(["regular", "bold"])("the %s font has every character that is drawn", (weight) => {
  const file = `app/domain/printing/fonts/noto-sans-devanagari-${weight}.ttf`;
  const inFont = charactersOf(readFileSync(file));
  const drawn = new RegExp(`[${FONT}]`, "u");

  const all = Array.from({ length: 0xd800 }, (_, code) => code);
  const missing = all.filter((code) => drawn.test(String.fromCharCode(code)) && !inFont.has(code));

  expect(inFont.size).toBeGreaterThan(400);
  expect(missing.map((code) => code.toString(16))).toEqual([]);
});

test.each([
  ["कृष्ण क\u094D\u200Dष", "कृष्ण क\u094D\u200Dष"],
  ["Café – ₹120", "Café - ₹120"],
  ["½ plate", "½ plate"],
  ["\u202Eno onion\u202C", "no onion"],
  ["👩\u200D🍳 says hi", "[?] says hi"],
  ["broken \ud83c", "broken [?]"],
])("%j is printed as %j", (typed, printed) => {
  expect(printableText(typed)).toBe(printed);
});
