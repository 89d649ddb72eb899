import type { ReactNode } from "react";
import { m } from "#messages";

type FoldedCardProps = {
  title: string;
  /** The current choice; null if nothing is known yet, so that the fields are not folded. */
  chosen: ReactNode;
  open: boolean;
  children: ReactNode;
};

/** Values from an earlier order on one line, with a "Change" button that unfolds the fields. */
export function FoldedCard({ title, chosen, open, children }: FoldedCardProps) {
  if (chosen === null) return children;
  return (
    <details className="card folded" open={open}>
      <summary>
        <h2>{title}</h2>
        <span className="folded-chosen">{chosen}</span>
        <span className="folded-change">{m.shared_change()}</span>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}
