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
const PRINTABLE = /^[\x20-\x7eÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥ƒáíóúñÑ¿¬½¼¡«»ßµ±÷°·²]*$/;

/** In one line and without control characters, which a printer would take for commands. */
export function printableText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "")
    .replace(/[×−–—‘’“”…→]/g, (sign) => replacements[sign] ?? sign);
}

/** Whether the printer's own characters suffice; other text is drawn. Expects `printableText`. */
export function isInCodePage(text: string): boolean {
  return PRINTABLE.test(text);
}
