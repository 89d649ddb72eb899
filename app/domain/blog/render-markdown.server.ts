import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { currentLanguage } from "../language/language.ts";
import { localPath } from "../language/paths.ts";
import type { Post } from "./post.ts";

const markdown = new Marked({ gfm: true, async: false });

/** A default size, so that the layout does not shift when the image loads. */
const IMAGE_ATTRIBUTES = { width: "640", height: "360", loading: "lazy", decoding: "async" };
const MAX_NESTING = 30;

const headingTags = ["h1", "h2", "h3", "h4", "h5", "h6"];
const textTags =
  "p a strong em del code pre blockquote ul ol li hr br table thead tbody tr th td sup sub img";

/** Links to pages of the shop stay in the language shown. */
function link(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // Posts may contain links copied from elsewhere, so the shop does not vouch for external links.
  const isExternal = /^\s*(?:https?:)?[\\/]{2}|^\s*https?:/i.test(attribs.href ?? "");
  return {
    tagName,
    attribs: {
      ...attribs,
      ...(attribs.href && { href: localPath(attribs.href) }),
      ...(isExternal && { rel: "noopener nofollow ugc" }),
    },
  };
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...headingTags, ...textTags.split(" ")],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", ...Object.keys(IMAGE_ATTRIBUTES)],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  // The content of these elements is dropped as well.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "iframe", "object"],
  transformTags: {
    a: link,
    img: (tagName, { src = "", alt = "", title }) => ({
      tagName,
      attribs: { src, alt, ...(title && { title }), ...IMAGE_ATTRIBUTES },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

const DEEPEST_HEADING = 6;

/** Heading levels for a page whose title is the h1: they start at 2 and skip none. */
function headingLevels(levels: number[]): number[] {
  const open: number[] = [];
  return levels.map((level) => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= level) open.pop();
    open.push(level);
    return Math.min(open.length + 1, DEEPEST_HEADING);
  });
}

/** Applied to the HTML, because headings may be written in Markdown or in HTML. */
function fixHeadingLevels(html: string): string {
  const levels = headingLevels(
    Array.from(html.matchAll(/<h([1-6])>/g), ([, level]) => Number(level)),
  );
  const open: number[] = [];
  let next = 0;
  return html.replace(/<(\/?)h[1-6]>/g, (_, slash: string) => {
    const level = slash ? (open.pop() ?? 2) : (levels[next++] ?? 2);
    if (!slash) open.push(level);
    return `<${slash}h${level}>`;
  });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function parseMarkdown(text: string): string {
  try {
    return markdown.parse(text, { async: false });
  } catch (error) {
    // Thousands of nesting levels exhaust the parser's stack; show such text unformatted.
    if (!(error instanceof RangeError)) throw error;
    return `<p>${text.replace(/[&<>]/g, (char) => entities[char] ?? char)}</p>`;
  }
}

/**
 * Returns sanitized HTML: no scripts, event handlers, styles, frames or `javascript:` URLs. Headings
 * start at h2, images load lazily.
 */
export function renderMarkdown(text: string): string {
  return fixHeadingLevels(sanitizeHtml(parseMarkdown(text), rules));
}

const MAX_CACHED = 200;

/** Keyed by content, so that each version of a post has its own entry, and by the language of its links. */
const cache = new Map<string, string>();

/** Sanitized HTML. */
export function renderedPost({ content }: Pick<Post, "content">): string {
  const key = `${currentLanguage()} ${content}`;
  const html = cache.get(key) ?? renderMarkdown(content);
  // Deleting and setting again keeps the map in order of last use.
  cache.delete(key);
  cache.set(key, html);
  const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  return html;
}
