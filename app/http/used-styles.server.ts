import { createHash } from "node:crypto";
import postcss, { type AtRule, type ChildNode, type Container } from "postcss";

/** What has to stand in a page for a selector to find anything: classes with their point, elements. */
type Selector = { text: string; needs: string[] };
type Piece =
  | { kind: "rule"; selectors: Selector[]; body: string }
  | { kind: "block"; open: string; pieces: Piece[] }
  | { kind: "keyframes"; name: string; text: string }
  | { kind: "always"; text: string };

/** The part of the stylesheet that a page uses, and its fingerprint as a policy names it. */
type Used = { bytes: Buffer; fingerprint: string };

/** A part of pages that many have: it is looked through once. */
export type Part = { readonly bytes: Buffer };

/** Returns, for a page's HTML and the parts that will stand in it, the part of the stylesheet that the page uses. */
export type UsedStyles = (html: string, parts?: Part[]) => Used;

/** Pages of one kind have the same words in them; only the odd one is new. */
const MOST_KEPT = 200;

/**
 * Takes a stylesheet, returns what picks out of it for a page: the rules whose classes and elements stand in that page,
 * in their order. What a state or a script may still show is kept, as are rules of which it cannot be told.
 * A page's classes change by script only, and whoever runs scripts has the whole sheet by then.
 * Source: standards of speed (HTML and CSS of a first view in one TCP window).
 */
export function usedStylesOf(sheet: string): UsedStyles {
  // Taken apart when the first page is shown: the shop opens sooner.
  let pieces: Piece[] | null = null;
  const kept = new Map<string, Used>();
  const tagsOfParts = new WeakMap<Part, string[]>();
  const tagsOfPart = (part: Part): string[] => {
    const known = tagsOfParts.get(part);
    if (known) return known;
    // Words cut from a text hold on to all of it; these are their own.
    const tags = JSON.parse(JSON.stringify([...tagsOf(part.bytes.toString())]));
    tagsOfParts.set(part, tags);
    return tags;
  };
  return (html, parts = []) => {
    const all = tagsOf(html);
    for (const part of parts) for (const tag of tagsOfPart(part)) all.add(tag);
    const tags = [...all].sort();
    const key = tags.join(" ");
    const known = kept.get(key);
    if (known) return known;
    const words = wordsOf(tags);
    pieces ??= piecesOf(postcss.parse(sheet));
    const rules = textOf(pieces, words, () => false);
    // What moves may be described in another place than the rule that names it.
    const text = textOf(pieces, words, (movement) => rules.includes(movement));
    const bytes = Buffer.from(text);
    const fingerprint = `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
    const used = { bytes, fingerprint };
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, used);
    return used;
  };
}

function piecesOf(container: Container): Piece[] {
  return (container.nodes ?? []).flatMap((node): Piece[] => {
    if (node.type === "rule") {
      const body = node.nodes.map(declaration).filter(Boolean).join(";");
      const selectors = node.selectors.map((text) => ({ text, needs: needsOf(text) }));
      return [{ kind: "rule", selectors, body }];
    }
    return node.type === "atrule" ? [atRulePiece(node)] : [];
  });
}

function atRulePiece(rule: AtRule): Piece {
  if (/keyframes$/.test(rule.name)) {
    return { kind: "keyframes", name: rule.params, text: rule.toString() };
  }
  const isOfRules = rule.nodes?.some(({ type }) => type !== "decl") ?? false;
  if (!isOfRules) return { kind: "always", text: rule.nodes ? rule.toString() : `${rule};` };
  return { kind: "block", open: `@${rule.name} ${rule.params}`, pieces: piecesOf(rule) };
}

/** What is nested in a rule goes with it. */
function declaration(node: ChildNode): string {
  if (node.type === "comment") return "";
  if (node.type !== "decl") return node.toString();
  return `${node.prop}:${node.value}${node.important ? "!important" : ""}`;
}

/** What stands in brackets, such as the choices of `:is()`, is not asked for: one of them may do. */
function needsOf(selector: string): string[] {
  let plain = selector.replace(/\[[^\]]*\]/g, "");
  for (let before = ""; before !== plain; ) {
    before = plain;
    plain = plain.replace(/::?[\w-]+\([^()]*\)/g, "");
  }
  plain = plain.replace(/::?[\w-]+/g, "");
  return plain.match(/\.[\w-]+|(?<![\w.#-])[a-z][a-z0-9]*/g) ?? [];
}

/** Only more than there is: words in texts may look like elements, and do no harm. */
function tagsOf(html: string): Set<string> {
  return new Set(html.match(/<[a-z][a-z0-9]*| class="[^"]*"/g));
}

function wordsOf(tags: string[]): Set<string> {
  const words = new Set<string>();
  for (const tag of tags) {
    if (tag.startsWith("<")) words.add(tag.slice(1));
    else for (const name of tag.slice(' class="'.length, -1).split(" ")) words.add(`.${name}`);
  }
  return words;
}

function textOf(pieces: Piece[], words: Set<string>, isNamed: (name: string) => boolean): string {
  const texts = pieces.map((piece) => {
    if (piece.kind === "always") return piece.text;
    if (piece.kind === "keyframes") return isNamed(piece.name) ? piece.text : "";
    if (piece.kind === "block") {
      const inside = textOf(piece.pieces, words, isNamed);
      return inside && `${piece.open}{${inside}}`;
    }
    const used = piece.selectors.filter(({ needs }) => needs.every((need) => words.has(need)));
    return used.length > 0 ? `${used.map(({ text }) => text).join(",")}{${piece.body}}` : "";
  });
  return texts.join("");
}
