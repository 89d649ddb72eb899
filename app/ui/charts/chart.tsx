import { useId } from "react";

export type ChartPoint = { label: string; value: number };

type ChartProps = {
  title: string;
  /** One sentence that says what the chart shows, for screen readers. */
  summary: string;
  points: ChartPoint[];
  format?: (value: number) => string;
  variant?: "bars" | "line";
  /** What a point stands for, and what its value is: the columns of the table behind the picture. */
  pointLabel?: string;
  valueLabel?: string;
};

const HEIGHT = 100;
const LABELS_SHOWN = 5;
/** The least that can be seen: one order among a thousand is not none. */
const SMALLEST_BAR = 1.5;

function labelled(points: ChartPoint[]): ChartPoint[] {
  const steps = Math.min(LABELS_SHOWN, points.length) - 1;
  if (steps < 1) return points;
  const places = Array.from({ length: steps + 1 }, (_, step) =>
    Math.round((step * (points.length - 1)) / steps),
  );
  return points.filter((_, place) => places.includes(place));
}

/** Figures over time, drawn on the server, with the same figures in a table behind the picture. */
export function Chart({
  title,
  summary,
  points,
  format = String,
  variant = "bars",
  pointLabel = "Day",
  valueLabel = "Value",
}: ChartProps) {
  const id = useId();
  const top = Math.max(0, ...points.map((point) => point.value));
  const y = (value: number) =>
    value > 0 ? Math.min(HEIGHT - (value / top) * HEIGHT, HEIGHT - SMALLEST_BAR) : HEIGHT;
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        <span className="muted small">{top > 0 ? `Highest ${format(top)}` : "Nothing yet"}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, points.length)} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-summary`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-summary`}>{summary}</desc>
        {variant === "bars" ? (
          points.map((point, at) => (
            <rect
              key={point.label}
              x={at + 0.15}
              width={0.7}
              y={y(point.value)}
              height={HEIGHT - y(point.value)}
            >
              <title>{`${point.label}: ${format(point.value)}`}</title>
            </rect>
          ))
        ) : (
          <polyline points={points.map((point, at) => `${at + 0.5},${y(point.value)}`).join(" ")} />
        )}
      </svg>
      <div className="chart-axis" aria-hidden="true">
        {labelled(points).map((point) => (
          <span key={point.label}>{point.label}</span>
        ))}
      </div>
      <details className="chart-table">
        <summary>
          Figures<span className="visually-hidden">: {title}</span>
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
