/** Characters that every printer can replace with similar ones. */
const replacements: Record<string, string> = {
  "×": "x",
  "−": "-",
  "–": "-",
  "—": "-",
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "…": "...",
  "→": "->",
};

// Code page 437, with which every printer starts; without its lines and blocks.
const CODE_PAGE = "\\x20-\\x7eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ƒáíóúñÑ¿¬½¼¡«»ßµ±÷°·²";
const PRINTABLE = new RegExp(`^[${CODE_PAGE}]*$`);

/** The characters that the fonts in this folder can draw, except invisible ones. */
export const FONT =
  "\\x20-\\x7e\\u00a0-\\u00a3\\u00a5\\u00a7-\\u00ab\\u00ae-\\u00b0\\u00b4\\u00b6-\\u00b8\\u00ba\\u00bb\\u00bf-\\u0107\\u010a-\\u0113\\u0116-\\u011b\\u011e-\\u0123\\u0126\\u0127\\u012a\\u012b\\u012e-\\u0131\\u0136\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u0150-\\u0155\\u0158-\\u015b\\u015e-\\u0161\\u0164\\u0165\\u016a\\u016b\\u016e-\\u017e\\u0218-\\u021b\\u02bc\\u02c6\\u02c7\\u02d8-\\u02dd\\u0900-\\u097f\\u1cd0-\\u1cf6\\u1cf8\\u1cf9\\u1e80-\\u1e85\\u1e9e\\u1ef2\\u1ef3\\u2010\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2039\\u203a\\u20ac\\u20b9\\u2122\\u2212\\u25cc\\ua830-\\ua839\\ua8e0-\\ua8ff";

/** Replaces characters that nothing here can show, such as emoji; the screen shows them. */
const MARK = "[?]";

const JOINERS = "\\u200c\\u200d";
/** Joiners that join nothing, and other invisible characters. */
const INVISIBLE = new RegExp(
  `(?<![\\u0900-\\u097f])[${JOINERS}]|(?![${JOINERS}])[\\p{Default_Ignorable_Code_Point}\\u2800]`,
  "gu",
);

function withMarks(text: string, known: string): string {
  const unknown = new RegExp(`[^${known}${JOINERS}]+`, "gu");
  return text.replace(unknown, (signs) => {
    // Converts full-width letters, fractions and the like to plain characters.
    const plain = signs.normalize("NFKC").replaceAll("⁄", "/");
    return new RegExp(`^[${known}]*$`, "u").test(plain) ? plain : MARK;
  });
}

/** On one line and without control characters, which a printer would take for commands. */
export function printableText(text: string): string {
  const line = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(INVISIBLE, "")
    .replace(/[×−–—‘’“”…→]/g, (sign) => replacements[sign] ?? sign);
  return withMarks(line, FONT + CODE_PAGE).trimEnd();
}

/** Whether the printer's own characters are enough; other text is drawn. Expects `printableText`. */
export function isInCodePage(text: string): boolean {
  return PRINTABLE.test(text);
}

/** The part of a `printableText` that the fonts can draw. */
export function drawableText(text: string): string {
  return withMarks(text, FONT);
}
