import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { billTitle, rateTotals } from "#app/domain/bills/bill.ts";
import { BILLS_PER_PAGE, billsList, monthLinks } from "#app/domain/bills/bill-list-url.ts";
import {
  billsOfMonth,
  bookOfMonth,
  type ListedBill,
  searchBills,
} from "#app/domain/bills/book.server.ts";
import { formatDay } from "#app/domain/catering/event-times.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { MAX_SEARCH_LENGTH } from "#app/domain/search-limits.ts";
import { formatRate } from "#app/domain/tax/tax-terms.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { FilterForm } from "#app/ui/form/filter-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { LoadFailureScreen } from "#app/ui/load-failure.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import { Table } from "#app/ui/table.tsx";

export const meta: MetaFunction = () => pageMeta("Bills");

function row({ id, kind, mode, billNumber, day, totalPaise, ...of }: ListedBill) {
  return {
    id,
    title: billTitle({ kind, mode }),
    billNumber,
    date: formatDay(day),
    of: of.orderNumber ?? of.eventNumber ?? "",
    amount: formatRupeesWithPaise(kind === "bill" ? totalPaise : -totalPaise),
  };
}

function monthView(month: string, page: number) {
  const { items, total } = billsOfMonth(month, page);
  const { bills, missing } = bookOfMonth(month);
  return {
    items,
    pages: Math.max(1, Math.ceil(total / BILLS_PER_PAGE)),
    missing,
    rates: rateTotals(bills).map(({ basisPoints, ...rate }) => ({
      ...rate,
      name: formatRate(basisPoints),
    })),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "keep the books");
  const { month, q, page } = billsList.read(new URL(request.url).searchParams);
  const today = dayInPune(now());
  const shown = month || today.slice(0, 7);
  const view = q
    ? { items: searchBills(q), pages: 1, missing: [], rates: [] }
    : monthView(shown, page);
  const { items, ...rest } = view;
  return { ...rest, q, page, month: shown, links: monthLinks(shown, today), rows: items.map(row) };
}

export default function Bills() {
  const { q, month, page, pages, links, rows, rates, missing } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Bills"
      intro={q ? `Bills that match “${q}”` : `Bills and credit notes of ${links.label}`}
    >
      <FilterForm action={billsList.url()} label="Search bills" submitLabel="Search">
        <Field
          key={q}
          meta={plainMeta("q", { value: q, maxLength: MAX_SEARCH_LENGTH })}
          label="Number of a bill or order"
          type="search"
        />
      </FilterForm>
      <nav className="row" aria-label="Months">
        {q ? (
          <ButtonLink to={billsList.url({ month })} variant="quiet">
            {links.label}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to={links.previous} variant="secondary">
              Month before
            </ButtonLink>
            {links.next && (
              <ButtonLink to={links.next} variant="secondary">
                Month after
              </ButtonLink>
            )}
            <ButtonLink
              to={`/admin/bills.csv?month=${month}`}
              variant="secondary"
              icon="download"
              reloadDocument
            >
              By bill (CSV)
            </ButtonLink>
            <ButtonLink
              to={`/admin/bills/rates.csv?month=${month}`}
              variant="secondary"
              icon="download"
              reloadDocument
            >
              By rate (CSV)
            </ButtonLink>
          </>
        )}
      </nav>
      {missing.length > 0 && (
        <Notice tone="warn" title="Numbers are missing">
          <p className="wrap-anywhere">
            {missing.slice(0, 20).join(", ")}
            {missing.length > 20 && ` and ${missing.length - 20} more`}. After a restore, these are
            the bills that the backup did not have.
          </p>
        </Notice>
      )}
      {rates.length > 0 && (
        <Card title="By rate">
          {missing.length === 0 && <p className="muted">No number is missing.</p>}
          <Table
            caption="Amounts by rate, less credit notes"
            rows={rates}
            rowKey={({ name, code }) => name + code}
            columns={[
              { label: "Rate", rowHeader: true, cell: ({ name, code }) => `${name} ${code}` },
              ...(
                [
                  ["Taxable", "taxablePaise"],
                  ["CGST", "cgstPaise"],
                  ["SGST", "sgstPaise"],
                  ["Total", "totalPaise"],
                ] as const
              ).map(([label, name]) => ({
                label,
                numeric: true,
                cell: (rate: (typeof rates)[number]) => formatRupeesWithPaise(rate[name]),
              })),
            ]}
          />
        </Card>
      )}
      {rows.length === 0 ? (
        <EmptyState
          illustration="/illustrations/empty-orders.svg"
          title={q ? "No such bill" : "No bills"}
        >
          {q
            ? "Enter the whole number, or its last digits."
            : "A bill is issued when an order is delivered, or paid in full before."}
        </EmptyState>
      ) : (
        <Table
          caption="Bills"
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: "Number",
              rowHeader: true,
              cell: ({ id, billNumber }) => <Link to={`/admin/bills/${id}`}>{billNumber}</Link>,
            },
            { label: "Kind", cell: ({ title }) => title },
            { label: "Date", cell: ({ date }) => date },
            { label: "Order", cell: ({ of }) => of },
            { label: "Amount", numeric: true, cell: ({ amount }) => amount },
          ]}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(wanted) => billsList.url({ month, page: wanted })}
        label="Pages of bills"
      />
    </Page>
  );
}

export function ErrorBoundary() {
  return <LoadFailureScreen title="Bills" message="Failed to load the bills" />;
}
