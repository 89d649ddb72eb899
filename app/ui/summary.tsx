import type { ElementType, ReactNode } from "react";
import { m } from "#messages";
import { Price } from "./dish/price.tsx";

export type SummaryRow = { label: string; value: ReactNode };

type SummaryProps = {
  title: string;
  titleLevel?: 2 | 3;
  rows: SummaryRow[];
  totalPaise: number;
  /** Above the amounts, such as the list of items. */
  children?: ReactNode;
  /** Small print under the total. */
  notes?: ReactNode;
  /** On a phone, it sticks above the bottom bar together with the total. */
  action?: ReactNode;
};

export function Summary({
  title,
  titleLevel = 2,
  rows,
  totalPaise,
  children,
  notes,
  action,
}: SummaryProps) {
  const Heading: ElementType = `h${titleLevel}`;
  return (
    <section className="summary card board" aria-label={title}>
      <Heading>{title}</Heading>
      {children}
      <dl>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {notes && <div className="muted small">{notes}</div>}
      <div className={action ? "summary-end summary-with-action" : "summary-end"}>
        <p className="summary-total">
          <span>{m.shared_total()}</span> <Price paise={totalPaise} large />
        </p>
        {action}
      </div>
    </section>
  );
}
