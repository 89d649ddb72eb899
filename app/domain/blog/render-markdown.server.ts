import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { headingLevels } from "./heading-levels.ts";

const markdown = new Marked({ gfm: true, async: false });

/** Room that is kept until a picture's own shape is known. */
const PICTURE = { width: "640", height: "360", loading: "lazy", decoding: "async" };
const MOST_NESTED = 30;

const headingTags = ["h1", "h2", "h3", "h4", "h5", "h6"];
const textTags =
  "p a strong em del code pre blockquote ul ol li hr br table thead tbody tr th td sup sub img";

function withRel(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // Written by whoever writes the blog, and perhaps copied from elsewhere: it speaks for itself, not for the shop.
  const leaves = /^\s*(?:https?:)?[\\/]{2}|^\s*https?:/i.test(attribs.href ?? "");
  return { tagName, attribs: leaves ? { ...attribs, rel: "noopener nofollow ugc" } : attribs };
}

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...headingTags, ...textTags.split(" ")],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", ...Object.keys(PICTURE)],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  nestingLimit: MOST_NESTED,
  // What stands between these is no text for a reader.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "title", "iframe", "object"],
  transformTags: {
    a: withRel,
    img: (tagName, { src = "", alt = "", title }) => ({
      tagName,
      attribs: { src, alt, ...(title && { title }), ...PICTURE },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
};

/** Headings may be written in Markdown or in HTML, so the outline is put right where they are all the same. */
function withOutline(html: string): string {
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

function parsed(text: string): string {
  try {
    return markdown.parse(text, { async: false });
  } catch (error) {
    // A text nested thousands deep exhausts the parser's stack: it is shown as it was written.
    if (!(error instanceof RangeError)) throw error;
    return `<p>${text.replace(/[&<>]/g, (char) => entities[char] ?? char)}</p>`;
  }
}

/**
 * Takes Markdown, returns HTML that is safe to stand in a page: no scripts, handlers, styles, frames or
 * addresses that run something, whatever was written; headings from h2 on, pictures loaded when they are
 * near. Source: spec 1 §2 Blog; architecture, Security.
 */
export function renderMarkdown(text: string): string {
  return withOutline(sanitizeHtml(parsed(text), rules));
}
