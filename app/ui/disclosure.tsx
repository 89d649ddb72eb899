import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  id?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" id={id} open={open}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
