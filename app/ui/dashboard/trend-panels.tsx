import { formatRupees } from "#app/domain/money.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { TREND_DAYS, type Trends } from "#app/domain/reports/reports.ts";
import { trendPoints } from "#app/domain/reports/trend-labels.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Chart } from "../charts/chart.tsx";
import { chartSummary } from "../charts/chart-summary.ts";
import { ShareChart } from "../charts/share-chart.tsx";
import { formatCount } from "./format-count.ts";

export function TrendPanels({ trends }: { trends: Trends }) {
  const { revenue, orders, hours } = trendPoints(trends);
  return (
    <div className="panels">
      <Card as="div">
        <Chart
          title={m.admin_revenueByDay()}
          summary={chartSummary(
            m.dashboard_revenuePerDay({ days: TREND_DAYS }),
            revenue,
            formatRupees,
          )}
          points={revenue}
          format={formatRupees}
          valueLabel={m.admin_revenueOfDeliveredOrders()}
        />
      </Card>
      <Card as="div">
        <Chart
          title={m.dashboard_ordersByDay()}
          summary={chartSummary(
            m.dashboard_ordersPerDay({ days: TREND_DAYS }),
            orders,
            formatCount,
          )}
          points={orders}
          format={formatCount}
          valueLabel={m.shared_orders()}
        />
      </Card>
      <Card as="div">
        <Chart
          title={m.admin_ordersByHour()}
          summary={chartSummary(
            m.dashboard_ordersPerHour({ days: TREND_DAYS }),
            hours,
            formatCount,
          )}
          points={hours}
          format={formatCount}
          pointLabel={m.reports_hour()}
          valueLabel={m.shared_orders()}
        />
      </Card>
      <Card as="div">
        <ShareChart
          title={m.admin_paymentMethods()}
          summary={m.dashboard_ordersByPayment({ days: TREND_DAYS })}
          shares={trends.payments.map(({ label, orderCount, totalPaise }) => ({
            label,
            value: orderCount,
            note: formatRupees(totalPaise),
          }))}
          format={(count) => m.shared_orderCount({ count: formatCount(count) })}
          rowLabel={m.shared_paymentMethod()}
          valueLabel={m.dashboard_ordersAndMoney()}
        />
      </Card>
      <Card as="div">
        <ShareChart
          title={m.dashboard_bestSellersOfAllTime()}
          summary={m.dashboard_topDishesHint()}
          shares={trends.bestSellers.map(({ name, soldCount }) => ({
            label: name,
            value: soldCount,
          }))}
          format={(plates) => m.shared_plates({ count: formatCount(plates) })}
          rowLabel={m.shared_dish()}
          valueLabel={m.dashboard_platesSold()}
        />
        <ButtonLink to={optionSales.url()} variant="quiet">
          {m.dashboard_choicesPerDish()}
        </ButtonLink>
      </Card>
    </div>
  );
}
