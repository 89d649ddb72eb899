import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { TREND_DAYS, type Trends } from "#app/domain/reports/reports.ts";
import { trendPoints } from "#app/domain/reports/trend-labels.ts";
import { m } from "#messages";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Chart } from "../charts/chart.tsx";
import { ShareChart } from "../charts/share-chart.tsx";

export function TrendPanels({ trends }: { trends: Trends }) {
  const { revenue, orders, hours } = trendPoints(trends);
  return (
    <div className="panels">
      <Card as="div">
        <Chart
          title={m.admin_revenueByDay()}
          name={m.dashboard_revenuePerDay({ days: TREND_DAYS })}
          points={revenue}
          format={formatRupees}
          valueLabel={m.admin_revenueOfDeliveredOrders()}
        />
      </Card>
      <Card as="div">
        <Chart
          title={m.dashboard_ordersByDay()}
          name={m.dashboard_ordersPerDay({ days: TREND_DAYS })}
          points={orders}
          format={formatNumber}
          valueLabel={m.shared_orders()}
        />
      </Card>
      <Card as="div">
        <Chart
          title={m.admin_ordersByHour()}
          name={m.dashboard_ordersPerHour({ days: TREND_DAYS })}
          points={hours}
          format={formatNumber}
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
          format={(count) => m.shared_orderCount({ count: formatNumber(count) })}
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
          format={(plates) => m.shared_plates({ count: formatNumber(plates) })}
          rowLabel={m.shared_dish()}
          valueLabel={m.dashboard_platesSold()}
        />
        <QuietLink to={optionSales.url()}>{m.dashboard_choicesPerDish()}</QuietLink>
      </Card>
    </div>
  );
}
