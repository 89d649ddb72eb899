import type { ReactNode } from "react";

type DisclosureProps = {
  summary: ReactNode;
  open?: boolean;
  name?: string;
  id?: string;
  children: ReactNode;
};

export function Disclosure({ summary, open, name, id, children }: DisclosureProps) {
  return (
    <details className="disclosure" id={id} open={open} {...(name ? { name } : {})}>
      <summary>{summary}</summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
