import type { ReactNode } from "react";

export type LineProps = { label: ReactNode; value: ReactNode; note?: string; strong?: boolean };

export function Lines({ children }: { children: ReactNode }) {
  return <dl className="pairs day-lines">{children}</dl>;
}

export function Line({ label, value, note, strong }: LineProps) {
  return (
    <div className={strong ? "day-total" : undefined}>
      <dt>
        {label}
        {note && <span className="subtext">{note}</span>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
