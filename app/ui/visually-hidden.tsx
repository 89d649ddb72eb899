import type { ReactNode } from "react";

/** For screen readers only. Also used as the markup of messages. */
export function VisuallyHidden({ children }: { children?: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
