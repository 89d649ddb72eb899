import type { Post } from "./post.ts";
import { renderMarkdown } from "./render-markdown.server.ts";

/** More than a blog that is read has posts in a day. */
const MOST_KEPT = 200;

const kept = new Map<string, { updatedAt: number; html: string }>();

/** Takes a post, returns its content as safe HTML; made once for each version of it. Source: spec 1 §2 Blog. */
export function renderedPost({ id, updatedAt, content }: Post): string {
  const known = kept.get(id);
  // Taken out and put back, the one not read for longest stays first.
  kept.delete(id);
  const made =
    known?.updatedAt === updatedAt.getTime()
      ? known
      : { updatedAt: updatedAt.getTime(), html: renderMarkdown(content) };
  kept.set(id, made);
  const oldest = kept.size > MOST_KEPT ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return made.html;
}
