import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatNumber } from "#app/domain/language/formats.ts";
import { prepDay } from "#app/domain/prep/prep-day.server.ts";
import type { PrepCounts, PrepDay } from "#app/domain/prep/prep-plan.ts";
import { prepCsvUrl, prepList, prepStockUrl } from "#app/domain/prep/prep-url.ts";
import { hourLabel } from "#app/domain/reports/trend-labels.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink, QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Chart } from "#app/ui/charts/chart.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PrintButton } from "#app/ui/events/print-button.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  pageMeta(m.prep_preparationOf({ title: data?.title ?? "" }), m.prep_description());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "plan the day");
  return prepDay(prepList.read(new URL(request.url).searchParams).day);
}

export default function Prep() {
  const page = useLoaderData<typeof loader>();
  const { day, title, isPast, isToday, isClosed, holiday, rows, hours, previous, next } = page;
  const byHour = hours.map(({ hour, plates }) => ({ label: hourLabel(hour), value: plates }));
  return (
    <Page
      title={m.admin_preparation()}
      intro={isToday ? m.prep_today({ title }) : title}
      className="prep-page"
      actions={
        <>
          <PrintButton />
          <DownloadLink href={prepCsvUrl(day)}>CSV</DownloadLink>
          {!isPast && rows.some(({ stock }) => stock !== null) && (
            <SecondaryLink to={prepStockUrl(day)} icon="edit">
              {m.prep_setTheStock()}
            </SecondaryLink>
          )}
        </>
      }
    >
      <nav className="row between" aria-label={m.admin_days()}>
        <QuietLink to={prepList.url({ day: previous.day })} icon="chevron-left" rel="prev">
          {previous.name}
        </QuietLink>
        <QuietLink to={prepList.url({ day: next.day })} rel="next">
          {next.name}
          <Icon name="chevron-right" />
        </QuietLink>
      </nav>
      <FilterForm action={prepList.url()} label={m.shared_day()} submitLabel={m.admin_show()}>
        <Field
          key={day}
          meta={plainMeta("day", { value: day })}
          label={m.shared_day()}
          type="date"
        />
      </FilterForm>
      {!isPast && isClosed && (
        <Notice tone="warn">
          {holiday ? m.prep_shopClosedForHoliday({ holiday }) : m.prep_shopClosed()}
        </Notice>
      )}
      <p className="muted">{m.prep_usualHint()}</p>
      {rows.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={m.prep_nothingToPrepare()}
        >
          {m.prep_nothingToGoBy()}
        </EmptyState>
      ) : (
        <PrepTable {...page} />
      )}
      {byHour.length > 0 && (
        <Card as="div">
          <Chart
            title={m.prep_platesByHour()}
            points={byHour}
            format={formatNumber}
            pointLabel={m.reports_hour()}
            valueLabel={m.prep_plates()}
          />
        </Card>
      )}
    </Page>
  );
}

const countOrDash = (count: number) => (count ? formatNumber(count) : "–");

type Column = { label: () => string; cell: (counts: PrepCounts) => string };

const planned: Column[] = [
  { label: m.prep_withATime, cell: ({ ordered }) => countOrDash(ordered) },
  { label: m.shared_catering, cell: ({ catering }) => countOrDash(catering) },
  { label: m.prep_usually, cell: ({ usual }) => countOrDash(usual) },
];
const sold: Column = { label: m.admin_sold, cell: ({ sold }) => countOrDash(sold) };

type Props = Pick<PrepDay, "rows" | "total" | "isPast" | "isToday">;

/** A table at every width, so that a phone shows many dishes at once. */
function PrepTable({ rows, total, isPast, isToday }: Props) {
  const columns = isPast || isToday ? [...planned, sold] : planned;
  const cells = (counts: PrepCounts) =>
    columns.map(({ label, cell }) => <td key={label()}>{cell(counts)}</td>);
  return (
    <table className="prep-table">
      <caption className="visually-hidden">{m.prep_platesByDish()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.shared_dish()}</th>
          {columns.map(({ label }) => (
            <th key={label()} scope="col">
              {label()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{m.shared_allDishes()}</th>
          {cells(total)}
        </tr>
      </tfoot>
    </table>
  );
}

export const ErrorBoundary = loadFailure(m.admin_preparation, m.prep_platesNotLoaded);
