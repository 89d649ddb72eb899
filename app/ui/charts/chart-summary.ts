import { highest } from "#app/domain/reports/trend-labels.ts";
import type { ChartPoint } from "./chart.tsx";

/** One sentence about a chart for screen readers. */
export function chartSummary(
  name: string,
  points: ChartPoint[],
  format: (value: number) => string,
): string {
  const top = highest(points);
  return top
    ? `${name}: highest at ${top.label} with ${format(top.value)}.`
    : `${name}: nothing yet.`;
}
