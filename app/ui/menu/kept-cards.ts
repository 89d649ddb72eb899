/**
 * The finished HTML of cards that the server has rendered before, by what they show: a page that has to be made anew
 * renders the changed ones only. Nothing has to be thrown away by hand, for a card that shows something else has
 * another key.
 */

const MAX_BYTES = 4_000_000;
const BYTES_PER_EMAIL = 2;
/** Stands between a page's mark and the number of a card; no nonce is followed by it. */
const SLOT = "#";
const SLOT_END = ";";
/** Of a card, however short: what holds it. */
const FRAME_BYTES = 200;
const OPEN = "<article ";
const CLOSE = "</article>";

/** What stands in a card's own element, as it is sent. */
export type KeptCard = { readonly bytes: Buffer };

/** A page with a slot in the place of each kept card, and the cards in their order. */
export type PageOfCards = { html: string; mark: string; cards: KeptCard[] };

type Unknown = { key: string; opening: string };
type UnderWay = { mark: string; unknown: Unknown[]; cards: KeptCard[] };

/** The longest unused stands first. */
const kept = new Map<string, KeptCard>();
let keptBytes = 0;
/** The page that is being rendered, null at any other time: that is done at one go. */
let underWay: UnderWay | null = null;

/**
 * Takes a mark that no visitor knows and what renders a page at one go, returns the page. Only what is rendered within may
 * use kept cards, and is looked through for new ones; a page that fails leaves none.
 */
export function renderWithKeptCards(mark: string, render: () => string): PageOfCards {
  const page: UnderWay = { mark, unknown: [], cards: [] };
  underWay = page;
  try {
    const html = render();
    if (page.unknown.length > 0) learn(html, page.unknown);
    return { html, mark, cards: page.cards };
  } finally {
    underWay = null;
  }
}

/**
 * Takes everything that a card shows, as one text, and the tag that opens it; returns the slot for the kept card. If
 * none is, the card is kept once its page is finished.
 */
export function keptCard(key: string, opening: string): string | undefined {
  if (!underWay) return undefined;
  const card = kept.get(key);
  if (!card) {
    underWay.unknown.push({ key, opening });
    return undefined;
  }
  kept.delete(key);
  kept.set(key, card);
  return underWay.mark + SLOT + (underWay.cards.push(card) - 1) + SLOT_END;
}

/** Takes a part of a page's HTML, returns it in pieces with the cards in their slots. */
export function withCards(html: string, { mark, cards }: PageOfCards): (string | Buffer)[] {
  const [before = "", ...others] = html.split(mark + SLOT);
  return [
    before,
    ...others.flatMap((part) => {
      const end = part.indexOf(SLOT_END);
      const card = cards[Number(part.slice(0, end))];
      if (!card) throw new Error("A slot without a card");
      return [card.bytes, part.slice(end + SLOT_END.length)];
    }),
  ];
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
  if (kept.has(key)) return;
  // A short one would be a piece of a larger buffer, and hold on to all of it.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  const card = { bytes };
  kept.set(key, card);
  keptBytes += sizeOf(key, card);
  for (const [longestUnused, old] of kept) {
    if (keptBytes <= MAX_BYTES) break;
    kept.delete(longestUnused);
    keptBytes -= sizeOf(longestUnused, old);
  }
}

function sizeOf(key: string, { bytes }: KeptCard): number {
  return FRAME_BYTES + key.length * BYTES_PER_EMAIL + bytes.length;
}
