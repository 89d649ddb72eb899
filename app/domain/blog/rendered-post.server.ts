import type { Post } from "./post.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

const MAX_CACHED = 200;

const cache = new Map<string, { updatedAt: number; html: string }>();

/** Sanitized HTML, cached for each version of the post. */
export function renderedPost({ id, updatedAt, content }: Post): string {
  const cached = cache.get(id);
  // Deleting and setting again keeps the map in order of last use.
  cache.delete(id);
  const rendered =
    cached?.updatedAt === updatedAt.getTime()
      ? cached
      : { updatedAt: updatedAt.getTime(), html: renderMarkdown(content) };
  cache.set(id, rendered);
  const oldest = cache.size > MAX_CACHED ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  return rendered.html;
}
