import type { Post } from "./post.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const MAX_CACHED = 200;

/** By content, so that each language and version of a post has its own. */
const cache = new Map<string, string>();

/** Sanitized HTML. */
export function renderedPost({ content }: Pick<Post, "content">): string {
  const html = cache.get(content) ?? renderMarkdown(content);
  // Deleting and setting again keeps the map in order of last use.
  cache.delete(content);
  cache.set(content, html);
  const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  return html;
}
