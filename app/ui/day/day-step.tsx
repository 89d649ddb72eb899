import type { ReactNode } from "react";

type DayStepProps = {
  number: number;
  title: string;
  /** What is already done. */
  note?: string;
  /** Only the next step is unfolded. */
  isCurrent: boolean;
  children: ReactNode;
};

export function DayStep({ number, title, note, isCurrent, children }: DayStepProps) {
  return (
    <details className="card disclosure day-step not-printed" open={isCurrent}>
      <summary>
        <h2>
          {number}. {title}
          {note && <span className="subtext">{note}</span>}
        </h2>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
