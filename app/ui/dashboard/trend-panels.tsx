import { formatRupees } from "#app/domain/money.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { TREND_DAYS, type Trends } from "#app/domain/reports/reports.ts";
import { trendPoints } from "#app/domain/reports/trend-labels.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Chart } from "../charts/chart.tsx";
import { chartSummary } from "../charts/chart-summary.ts";
import { ShareChart } from "../charts/share-chart.tsx";
import { formatCount } from "./format-count.ts";

const lastDays = `the last ${TREND_DAYS} days`;

export function TrendPanels({ trends }: { trends: Trends }) {
  const { revenue, orders, hours } = trendPoints(trends);
  return (
    <div className="stack">
      <p className="muted">In {lastDays}, today included</p>
      <div className="panels">
        <Card as="div">
          <Chart
            title="Revenue by day"
            summary={chartSummary(`Revenue of ${lastDays}`, revenue, formatRupees)}
            points={revenue}
            format={formatRupees}
            valueLabel="Revenue of delivered orders"
          />
        </Card>
        <Card as="div">
          <Chart
            title="Orders by day"
            summary={chartSummary(`Orders of ${lastDays}`, orders, formatCount)}
            points={orders}
            format={formatCount}
            valueLabel="Orders"
          />
        </Card>
        <Card as="div">
          <Chart
            title="Orders by hour"
            summary={chartSummary(`Orders by hour of the day, ${lastDays}`, hours, formatCount)}
            points={hours}
            format={formatCount}
            pointLabel="Hour"
            valueLabel="Orders"
          />
        </Card>
        <Card as="div">
          <ShareChart
            title="Payment methods"
            summary={`Orders of ${lastDays} by payment method, without cancelled ones.`}
            shares={trends.payments.map(({ label, orderCount, totalPaise }) => ({
              label,
              value: orderCount,
              note: formatRupees(totalPaise),
            }))}
            format={(count) => `${formatCount(count)} ${count === 1 ? "order" : "orders"}`}
            rowLabel="Payment method"
            valueLabel="Orders and money"
          />
        </Card>
        <Card as="div">
          <ShareChart
            title="Best sellers of all time"
            summary="The dishes sold most often since the shop opened."
            shares={trends.bestSellers.map(({ name, soldCount }) => ({
              label: name,
              value: soldCount,
            }))}
            format={(plates) => `${formatCount(plates)} ${plates === 1 ? "plate" : "plates"}`}
            rowLabel="Dish"
            valueLabel="Plates sold"
          />
          <ButtonLink to={optionSales.url()} variant="quiet">
            What was chosen with each dish
          </ButtonLink>
        </Card>
      </div>
    </div>
  );
}
