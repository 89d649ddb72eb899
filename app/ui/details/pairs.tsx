import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type PairsProps = { rows: (readonly [label: string, value: ReactNode])[]; className?: string };

/** Labels with their values, leaving out empty ones. */
export function Pairs({ rows, className }: PairsProps) {
  const filled = rows.filter(([, value]) => value === 0 || Boolean(value));
  if (filled.length === 0) return null;
  return (
    <dl className={classNames("pairs", className)}>
      {filled.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
