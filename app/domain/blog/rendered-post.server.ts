import { currentLanguage } from "../language/language.ts";
import type { Post } from "./post.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const MAX_CACHED = 200;

/** By content, so that each version of a post has its own, and by the language that its links lead to. */
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
