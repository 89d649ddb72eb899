import { highest } from "#app/domain/reports/trend-labels.ts";
import { m } from "#messages";
import type { ChartPoint } from "./chart.tsx";

/** One sentence about a chart for screen readers. */
export function chartSummary(
  name: string,
  points: ChartPoint[],
  format: (value: number) => string,
): string {
  const top = highest(points);
  return top
    ? m.reports_highestAtWith({ name, label: top.label, value: format(top.value) })
    : m.reports_nothingYet({ name });
}
