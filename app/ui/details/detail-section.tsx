import type { ReactNode } from "react";

/** A part of a dialog or ticket. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack stack-small">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
