import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
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
import { may } from "#app/domain/staff/permissions.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/charts/chart.tsx";
import { chartSummary } from "#app/ui/charts/chart-summary.ts";
import { ShareChart } from "#app/ui/charts/share-chart.tsx";
import { formatCount } from "#app/ui/dashboard/format-count.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { Stat, Stats } from "#app/ui/stat.tsx";
import { Table } from "#app/ui/table.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export const meta: MetaFunction = () => pageMeta("Reports", "Weeks and months.");

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "see the dashboard");
  const view = periodReports.read(new URL(request.url).searchParams);
  return {
    by: view.by,
    report: periodReport(view.by, view.day),
    mayExport: may(user, "close the day"),
  };
}

const ordersText = (count: number) => `${formatCount(count)} ${count === 1 ? "order" : "orders"}`;
const returningText = ({ known, returning }: { known: number; returning: number }) =>
  known > 0 ? shareText(returning, known) : "—";
const kindName = { weeks: "week", months: "month" } as const;

export default function Reports() {
  const { by, report, mayExport } = useLoaderData<typeof loader>();
  const { shown, periods, earlier, isRecent } = report;
  const at = periods.find(({ from }) => from === shown.from);
  const name = periodName(by, shown);
  const urlOf = (day: string) => periodReports.url({ by, day });
  return (
    <Page
      title="Reports"
      intro="Orders by the day on which they were placed; revenue is that of delivered orders."
      actions={
        mayExport && (
          <a
            href={`/admin/day/export.csv?from=${shown.from}&to=${shown.to}`}
            className={buttonClass({ variant: "secondary" })}
            download
          >
            <Icon name="download" />
            Days as CSV
          </a>
        )
      }
    >
      <Tabs
        label="Period"
        tabs={periodKinds.map((kind) => ({
          label: kind === "weeks" ? "Weeks" : "Months",
          to: periodReports.url({ by: kind }),
          current: kind === by,
        }))}
      />
      <Section title={name}>
        {!at || at.orders + at.cancelled === 0 ? (
          <EmptyState illustration="/illustrations/empty-orders.svg" title="No orders">
            Nothing was ordered in this {kindName[by]}.
          </EmptyState>
        ) : (
          <>
            <Stats>
              <Stat
                label="Orders"
                value={formatCount(at.orders)}
                hint={`${formatCount(at.cancelled)} more were cancelled`}
              />
              <Stat
                label="Revenue"
                value={formatRupees(at.revenuePaise)}
                hint={`${formatCount(at.delivered)} delivered`}
              />
              <Stat
                label="Average order"
                value={
                  at.delivered > 0
                    ? formatRupees(Math.round(at.revenuePaise / at.delivered / 100) * 100)
                    : "—"
                }
              />
              <Stat
                label="By returning customers"
                value={returningText(at)}
                hint={`of ${ordersText(at.known)} with a name or phone`}
              />
            </Stats>
            <Details report={report} />
          </>
        )}
      </Section>
      <Section title={`Twelve ${by}`}>
        <Card as="div">
          <Chart
            title={`Revenue by ${kindName[by]}`}
            summary={chartSummary(
              `Revenue by ${kindName[by]}`,
              periods.map((period) => ({
                label: shortPeriodName(by, period),
                value: period.revenuePaise,
              })),
              formatRupees,
            )}
            points={periods.map((period) => ({
              label: shortPeriodName(by, period),
              value: period.revenuePaise,
            }))}
            format={formatRupees}
            pointLabel={by === "weeks" ? "Week" : "Month"}
            valueLabel="Revenue of delivered orders"
          />
        </Card>
        <Table
          caption={`Twelve ${by}, latest first`}
          rows={periods.toReversed()}
          rowKey={({ from }) => from}
          columns={[
            {
              label: by === "weeks" ? "Week" : "Month",
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
            { label: "Orders", numeric: true, cell: ({ orders }) => formatCount(orders) },
            {
              label: "Revenue",
              numeric: true,
              cell: ({ revenuePaise }) => formatRupees(revenuePaise),
            },
            {
              label: "Cancelled",
              numeric: true,
              cell: ({ cancelled }) => formatCount(cancelled),
            },
            {
              label: "Returning",
              numeric: true,
              cell: returningText,
            },
          ]}
        />
        <nav className="row between" aria-label={`Other ${by}`}>
          <ButtonLink to={urlOf(earlier)} variant="secondary" icon="chevron-left">
            Earlier
          </ButtonLink>
          {!isRecent && (
            <ButtonLink to={periodReports.url({ by })} variant="quiet">
              Latest
            </ButtonLink>
          )}
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
          title="Revenue by day"
          summary={chartSummary("Revenue by day", revenue, formatRupees)}
          points={revenue}
          format={formatRupees}
          valueLabel="Revenue of delivered orders"
        />
      </Card>
      <Card as="div">
        <Chart
          title="Best hours"
          summary={chartSummary("Orders by hour", byHour, formatCount)}
          points={byHour}
          format={formatCount}
          pointLabel="Hour"
          valueLabel="Orders"
        />
      </Card>
      <Card as="div">
        <ShareChart
          title="Best dishes"
          summary="The dishes sold most often, those in combos included."
          shares={dishes.map(({ name, sold }) => ({ label: name, value: sold }))}
          format={(portions) =>
            `${formatCount(portions)} ${portions === 1 ? "portion" : "portions"}`
          }
          rowLabel="Dish"
          valueLabel="Portions sold"
        />
      </Card>
      <Card as="div">
        <ShareChart
          title="Payment methods"
          summary="Orders by payment method, without cancelled ones."
          shares={sales(methods)}
          format={ordersText}
          rowLabel="Payment method"
          valueLabel="Orders and their value"
        />
      </Card>
      <Card as="div">
        <ShareChart
          title="Channels"
          summary="Orders by the way they were placed, without cancelled ones."
          shares={sales(channels)}
          format={ordersText}
          rowLabel="Channel"
          valueLabel="Orders and their value"
        />
      </Card>
    </div>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Reports" message="Failed to load the reports" />;
}
