import type { ReactNode } from "react";

/** More than any page is deep. */
const LEVELS = 64;

/**
 * For what looks at the page after it has changed. Preact renders whoever waits for a change from the top down and
 * runs each one's effects before the next is rendered; what is this deep comes when the page is there.
 */
export function RenderLast({ children, level = 0 }: { children: ReactNode; level?: number }) {
  if (level === LEVELS) return children;
  return <RenderLast level={level + 1}>{children}</RenderLast>;
}
