export type ChartPoint = { label: string; value: number };

type ChartProps = {
  title: string;
  /** One sentence that says what the picture shows, for who cannot see it. */
  summary: string;
  points: ChartPoint[];
  format?: (value: number) => string;
  variant?: "bars" | "line";
  valueLabel?: string;
};

const height = 100;
const labelsShown = 7;

/** Figures over time, drawn on the server; the same figures stand in a table for screen readers. */
export function Chart({
  title,
  summary,
  points,
  format = String,
  variant = "bars",
  valueLabel = "Value",
}: ChartProps) {
  const top = Math.max(1, ...points.map((point) => point.value));
  const every = Math.max(1, Math.ceil(points.length / labelsShown));
  const y = (value: number) => height - (value / top) * height;
  return (
    <figure className="chart">
      <figcaption>
        <strong>{title}</strong>
        <span className="muted small">Highest {format(top)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${Math.max(1, points.length)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {variant === "bars" ? (
          points.map((point, at) => (
            <rect
              key={point.label}
              x={at + 0.15}
              width={0.7}
              y={y(point.value)}
              height={height - y(point.value)}
            >
              <title>{`${point.label}: ${format(point.value)}`}</title>
            </rect>
          ))
        ) : (
          <polyline points={points.map((point, at) => `${at + 0.5},${y(point.value)}`).join(" ")} />
        )}
      </svg>
      <div className="chart-x" aria-hidden="true">
        {points
          .filter((_, at) => at % every === 0)
          .map((point) => (
            <span key={point.label}>{point.label}</span>
          ))}
      </div>
      <div className="vh">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
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
      </div>
    </figure>
  );
}
