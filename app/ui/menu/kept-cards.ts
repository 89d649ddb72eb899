/**
 * The finished HTML of cards that the server has rendered before, by what they show: a page that has to be made anew
 * renders the changed ones only. Nothing has to be thrown away by hand, for a card that shows something else has
 * another key.
 */

const MAX_BYTES = 4_000_000;
const BYTES_OF_A_LETTER = 2;
/** Of a card, however short: what holds it. */
const FRAME_BYTES = 200;
const OPEN = "<article ";
const CLOSE = "</article>";

type Unknown = { key: string; opening: string };

/** The longest unused stands first. */
const cards = new Map<string, string>();
let keptBytes = 0;
/** Cards that the page under way shows for the first time; null while no page is rendered. */
let unknown: Unknown[] | null = null;

/**
 * Takes what renders a page at one go, returns the page. Only what is rendered within may use kept cards, and is
 * looked through for new ones; a page that fails leaves none.
 */
export function renderWithKeptCards(render: () => string): string {
  const seen: Unknown[] = [];
  unknown = seen;
  try {
    const page = render();
    if (seen.length > 0) learn(page, seen);
    return page;
  } finally {
    unknown = null;
  }
}

/**
 * Takes everything that a card shows, as one text, and the tag that opens it; returns what is kept to stand within. If
 * nothing is, the card is kept once its page is finished.
 */
export function keptCard(key: string, opening: string): string | undefined {
  if (!unknown) return undefined;
  const kept = cards.get(key);
  if (kept === undefined) {
    unknown.push({ key, opening });
    return undefined;
  }
  cards.delete(key);
  cards.set(key, kept);
  return kept;
}

function learn(page: string, seen: Unknown[]): void {
  const found = articlesOf(page);
  for (const { key, opening } of seen) {
    const html = found.get(opening);
    if (html) keep(key, html);
  }
}

/**
 * Returns what stands in each article, by the tag that opens it; null where two open alike and cannot be told apart. Words
 * of visitors never look like a tag: they are escaped.
 */
function articlesOf(page: string): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (let at = page.indexOf(OPEN); at !== -1; at = page.indexOf(OPEN, at + 1)) {
    const begin = page.indexOf(">", at) + 1;
    const opening = page.slice(at, begin);
    const html = page.slice(begin, page.indexOf(CLOSE, begin));
    found.set(opening, found.has(opening) ? null : html);
  }
  return found;
}

function keep(key: string, html: string): void {
  if (cards.has(key)) return;
  // A piece of a text holds on to the whole of it; this is one of its own.
  cards.set(key, Buffer.from(html, "utf16le").toString("utf16le"));
  keptBytes += sizeOf(key, html);
  for (const [longestUnused, kept] of cards) {
    if (keptBytes <= MAX_BYTES) break;
    cards.delete(longestUnused);
    keptBytes -= sizeOf(longestUnused, kept);
  }
}

function sizeOf(key: string, html: string): number {
  return FRAME_BYTES + (key.length + html.length) * BYTES_OF_A_LETTER;
}
