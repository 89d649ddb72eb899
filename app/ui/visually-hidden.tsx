import type { ReactNode } from "react";

/** What only screen readers say. Also the markup of messages. */
export function VisuallyHidden({ children }: { children?: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
