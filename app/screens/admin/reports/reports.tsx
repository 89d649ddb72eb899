import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { shareText } from "#app/domain/reports/option-sales.ts";
import { periodReport } from "#app/domain/reports/period-report.server.ts";
import {
  periodKinds,
  periodName,
  periodReports,
  shortPeriodName,
} from "#app/domain/reports/periods.ts";
import { dayLabel, hourLabel } from "#app/domain/reports/trend-labels.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink, QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/charts/chart.tsx";
import { ShareChart } from "#app/ui/charts/share-chart.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_reports(), m.reports_weeksAndMonths());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "see the dashboard");
  const view = periodReports.read(new URL(request.url).searchParams);
  return {
    by: view.by,
    report: periodReport(view.by, view.day),
    mayExport: may(user, "close the day"),
  };
}

const ordersText = (count: number) => m.shared_orderCount({ count: formatNumber(count) });
const returningText = ({ known, returning }: { known: number; returning: number }) =>
  known > 0 ? shareText(returning, known) : "—";

export default function Reports() {
  const { by, report, mayExport } = useLoaderData<typeof loader>();
  const { shown, periods, earlier, isRecent } = report;
  const at = periods.find(({ from }) => from === shown.from);
  const name = periodName(by, shown);
  const urlOf = (day: string) => periodReports.url({ by, day });
  return (
    <Page
      title={m.shared_reports()}
      intro={m.reports_intro()}
      actions={
        mayExport && (
          <DownloadLink href={`/admin/day/export.csv?from=${shown.from}&to=${shown.to}`}>
            {m.reports_daysAsCsv()}
          </DownloadLink>
        )
      }
    >
      <Tabs
        label={m.shared_period()}
        tabs={periodKinds.map((kind) => ({
          label: kind === "weeks" ? m.reports_weeks() : m.admin_months(),
          to: periodReports.url({ by: kind }),
          current: kind === by,
        }))}
      />
      <Section title={name}>
        {!at || at.orders + at.cancelled === 0 ? (
          <EmptyState illustration="/illustrations/empty-orders.svg" title={m.reports_noOrders()}>
            {m.reports_monthEmpty({ by })}
          </EmptyState>
        ) : (
          <>
            <Stats>
              <Stat
                label={m.shared_orders()}
                value={formatNumber(at.orders)}
                hint={m.reports_moreWereCancelled({ cancelled: formatNumber(at.cancelled) })}
              />
              <Stat
                label={m.admin_revenue()}
                value={formatRupees(at.revenuePaise)}
                hint={m.reports_delivered({ delivered: formatNumber(at.delivered) })}
              />
              <Stat
                label={m.reports_averageOrder()}
                value={
                  at.delivered > 0
                    ? formatRupees(Math.round(at.revenuePaise / at.delivered / 100) * 100)
                    : "—"
                }
              />
              <Stat
                label={m.reports_byReturningCustomers()}
                value={returningText(at)}
                hint={m.reports_knownCustomersShare({ count: formatNumber(at.known) })}
              />
            </Stats>
            <Details report={report} />
          </>
        )}
      </Section>
      <Section title={m.reports_twelveMonths({ by })}>
        <Card as="div">
          <Chart
            title={m.reports_revenueByMonth({ by })}
            points={periods.map((period) => ({
              label: shortPeriodName(by, period),
              value: period.revenuePaise,
            }))}
            format={formatRupees}
            pointLabel={by === "weeks" ? m.reports_week() : m.reports_month()}
            valueLabel={m.admin_revenueOfDeliveredOrders()}
          />
        </Card>
        <Table
          caption={m.reports_twelveLatestFirst({ by })}
          rows={periods.toReversed()}
          rowKey={({ from }) => from}
          columns={[
            {
              label: by === "weeks" ? m.reports_week() : m.reports_month(),
              rowHeader: true,
              cell: (period) => (
                <Link
                  to={urlOf(period.from)}
                  aria-current={period.from === shown.from ? "page" : undefined}
                >
                  {periodName(by, period)}
                </Link>
              ),
            },
            { label: m.shared_orders(), numeric: true, cell: ({ orders }) => formatNumber(orders) },
            {
              label: m.admin_revenue(),
              numeric: true,
              cell: ({ revenuePaise }) => formatRupees(revenuePaise),
            },
            {
              label: m.shared_cancelled(),
              numeric: true,
              cell: ({ cancelled }) => formatNumber(cancelled),
            },
            {
              label: m.reports_returning(),
              numeric: true,
              cell: returningText,
            },
          ]}
        />
        <nav className="row between" aria-label={m.reports_otherMonths({ by })}>
          <SecondaryLink to={urlOf(earlier)} icon="chevron-left">
            {m.reports_earlier()}
          </SecondaryLink>
          {!isRecent && <QuietLink to={periodReports.url({ by })}>{m.reports_latest()}</QuietLink>}
        </nav>
      </Section>
    </Page>
  );
}

type Report = ReturnType<typeof useLoaderData<typeof loader>>["report"];

function Details({ report: { days, hours, dishes, methods, channels } }: { report: Report }) {
  const revenue = days.map(({ day, revenuePaise }) => ({
    label: dayLabel(day),
    value: revenuePaise,
  }));
  const byHour = hours.map(({ hour, orderCount }) => ({
    label: hourLabel(hour),
    value: orderCount,
  }));
  const sales = (rows: Report["methods"]) =>
    rows.map(({ label, orders, totalPaise }) => ({
      label,
      value: orders,
      note: formatRupees(totalPaise),
    }));
  return (
    <div className="panels">
      <Card as="div">
        <Chart
          title={m.admin_revenueByDay()}
          points={revenue}
          format={formatRupees}
          valueLabel={m.admin_revenueOfDeliveredOrders()}
        />
      </Card>
      <Card as="div">
        <Chart
          title={m.reports_bestHours()}
          name={m.admin_ordersByHour()}
          points={byHour}
          format={formatNumber}
          pointLabel={m.reports_hour()}
          valueLabel={m.shared_orders()}
        />
      </Card>
      <Card as="div">
        <ShareChart
          title={m.reports_bestDishes()}
          summary={m.reports_topDishesHint()}
          shares={dishes.map(({ name, sold }) => ({ label: name, value: sold }))}
          format={(portions) => m.reports_portions({ count: formatNumber(portions) })}
          rowLabel={m.shared_dish()}
          valueLabel={m.shared_portionsSold()}
        />
      </Card>
      <Card as="div">
        <ShareChart
          title={m.admin_paymentMethods()}
          summary={m.reports_byPaymentHint()}
          shares={sales(methods)}
          format={ordersText}
          rowLabel={m.shared_paymentMethod()}
          valueLabel={m.reports_ordersAndTheirValue()}
        />
      </Card>
      <Card as="div">
        <ShareChart
          title={m.reports_channels()}
          summary={m.reports_byChannelHint()}
          shares={sales(channels)}
          format={ordersText}
          rowLabel={m.reports_channel()}
          valueLabel={m.reports_ordersAndTheirValue()}
        />
      </Card>
    </div>
  );
}

export const ErrorBoundary = loadFailure(m.shared_reports, m.reports_failedToLoadTheReports);
