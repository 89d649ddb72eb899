import { useId } from "react";
import { m } from "#messages";

export type Share = { label: string; value: number; note?: string };

type ShareChartProps = {
  title: string;
  /** One sentence for screen readers. */
  summary: string;
  shares: Share[];
  format: (value: number) => string;
  /** Column headings. */
  rowLabel: string;
  valueLabel: string;
};

const WIDTH = 100;

/** A table with a bar in each row. */
export function ShareChart({
  title,
  summary,
  shares,
  format,
  rowLabel,
  valueLabel,
}: ShareChartProps) {
  const id = useId();
  const top = Math.max(0, ...shares.map(({ value }) => value));
  return (
    <figure className="chart">
      <figcaption>
        <strong id={id}>{title}</strong>
        {top === 0 && <span className="muted small">{m.admin_nothingYet()}</span>}
        <span className="visually-hidden">{summary}</span>
      </figcaption>
      {top > 0 && (
        <table className="shares" aria-labelledby={id}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{rowLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, value, note }) => (
              <tr key={label}>
                <th scope="row">
                  {label}
                  <svg
                    viewBox={`0 0 ${WIDTH} 1`}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect width={(value / top) * WIDTH} height={1} />
                  </svg>
                </th>
                <td>
                  {format(value)}
                  {note && <span className="subtext">{note}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
