import { useId } from "react";
import { m } from "#messages";

export type ChartPoint = { label: string; value: number };

type ChartProps = {
  title: string;
  /** The name for screen readers; the title by default. */
  name?: string;
  points: ChartPoint[];
  format: (value: number) => string;
  /** The column headings of the table below the chart. */
  pointLabel?: string;
  valueLabel?: string;
};

const HEIGHT = 100;
const MAX_LABELS = 5;
/** Keeps small values visible. */
const MIN_BAR_HEIGHT = 1.5;

function labelledPoints(points: ChartPoint[]): ChartPoint[] {
  const steps = Math.min(MAX_LABELS, points.length) - 1;
  if (steps < 1) return points;
  const indexes = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((step * (points.length - 1)) / steps),
  );
  return points.filter((_, index) => indexes.includes(index));
}

/** The first one if several are equal; null if all are zero. */
function highest(points: ChartPoint[]): ChartPoint | null {
  return points.reduce<ChartPoint | null>(
    (top, point) => (point.value > (top?.value ?? 0) ? point : top),
    null,
  );
}

/** Rendered on the server, without a chart library. A table below repeats the values. */
export function Chart({
  title,
  name = title,
  points,
  format,
  pointLabel = m.shared_day(),
  valueLabel = m.reports_value(),
}: ChartProps) {
  const id = useId();
  const top = highest(points);
  const y = (value: number) =>
    top && value > 0
      ? Math.min(HEIGHT - (value / top.value) * HEIGHT, HEIGHT - MIN_BAR_HEIGHT)
      : HEIGHT;
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        <span className="muted small">
          {top ? m.reports_highest({ top: format(top.value) }) : m.admin_nothingYet()}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>
          {top
            ? m.reports_highestAtWith({ name, label: top.label, value: format(top.value) })
            : m.reports_nothingYet({ name })}
        </desc>
        {points.map((point, index) => (
          <rect
            key={point.label}
            x={index + 0.15}
            width={0.7}
            y={y(point.value)}
            height={HEIGHT - y(point.value)}
          >
            <title>{`${point.label}: ${format(point.value)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="chart-axis" aria-hidden="true">
        {labelledPoints(points).map((point) => (
          <span key={point.label}>{point.label}</span>
        ))}
      </div>
      <details className="chart-table">
        <summary className="link-summary">
          {m.reports_numbers()}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{pointLabel}</th>
              <th scope="col">{valueLabel}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
