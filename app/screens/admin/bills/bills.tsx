import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { billTitle, rateTotals } from "#app/domain/bills/bill.ts";
import { BILLS_PER_PAGE, billsList, monthLinks } from "#app/domain/bills/bill-list-url.ts";
import {
  billsOfMonth,
  bookOfMonth,
  creditNotesOverNothing,
  type ListedBill,
  searchBills,
} from "#app/domain/bills/book.server.ts";
import { dayInIndia, formatDay, now } from "#app/domain/clock.ts";
import { formatRupeesWithPaise } from "#app/domain/money.ts";
import { stateTaxName } from "#app/domain/tax/gst-states.ts";
import { taxTermsOn } from "#app/domain/tax/tax-terms.server.ts";
import { formatRate } from "#app/domain/tax/tax-terms.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink, QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Table } from "#app/ui/details/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterForm, SearchField } from "#app/ui/form/filter-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { m } from "#messages";

export const meta: MetaFunction = () => pageMeta(m.shared_bills());

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
  const today = dayInIndia(now());
  const shown = month || today.slice(0, 7);
  const view = q
    ? { items: searchBills(q), pages: 1, missing: [], rates: [] }
    : monthView(shown, page);
  const { items, ...rest } = view;
  return {
    ...rest,
    q,
    page,
    month: shown,
    links: monthLinks(shown, today),
    rows: items.map(row),
    stateTax: stateTaxName(taxTermsOn(today).gstin),
    overNothing: q ? [] : creditNotesOverNothing().map(row),
  };
}

const LISTED = 20;

function missingText(missing: string[]): string {
  const numbers = missing.slice(0, LISTED).join(", ");
  return missing.length > LISTED
    ? m.bills_moreNumbersMissing({ numbers, more: missing.length - LISTED })
    : m.bills_numbersMissing({ numbers });
}

export default function Bills() {
  const { q, month, page, pages, links, rows, rates, missing, overNothing, stateTax } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={m.shared_bills()}
      intro={
        q
          ? m.bills_billsThatMatch({ searchText: q })
          : m.bills_billsAndCreditNotesOf({ label: links.label })
      }
    >
      <FilterForm
        action={billsList.url()}
        label={m.bills_searchBills()}
        submitLabel={m.shared_search()}
      >
        <SearchField name="q" value={q} label={m.bills_searchLabel()} />
      </FilterForm>
      <nav className="row" aria-label={m.admin_months()}>
        {q ? (
          <QuietLink to={billsList.url({ month })}>{links.label}</QuietLink>
        ) : (
          <>
            <SecondaryLink to={links.previous}>{m.bills_monthBefore()}</SecondaryLink>
            {links.next && <SecondaryLink to={links.next}>{m.bills_monthAfter()}</SecondaryLink>}
            <DownloadLink href={`/admin/bills.csv?month=${month}`}>
              {m.bills_byBillCsv()}
            </DownloadLink>
            <DownloadLink href={`/admin/bills/rates.csv?month=${month}`}>
              {m.bills_byRateCsv()}
            </DownloadLink>
          </>
        )}
      </nav>
      {missing.length > 0 && (
        <Notice tone="warn" title={m.bills_numbersAreMissing()}>
          <p className="wrap-anywhere">{missingText(missing)}</p>
        </Notice>
      )}
      {overNothing.length > 0 && (
        <Notice tone="info" title={m.bills_notesOverNothing()}>
          <p>{m.bills_notesOverNothingHint()}</p>
          <ul>
            {overNothing.map(({ id, billNumber, date, of }) => (
              <li key={id}>
                <Link to={`/admin/bills/${id}`}>{billNumber}</Link> {date} {of}{" "}
                <PostButton
                  action={`/admin/bills/${id}/seen`}
                  label={m.catering_seen()}
                  variant="secondary"
                  size="small"
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rates.length > 0 && (
        <Card title={m.bills_byRate()}>
          {missing.length === 0 && <p className="muted">{m.bills_noNumberIsMissing()}</p>}
          <Table
            caption={m.bills_rateTotalsCaption()}
            rows={rates}
            rowKey={({ name, code }) => name + code}
            columns={[
              {
                label: m.admin_rate(),
                rowHeader: true,
                cell: ({ name, code }) => `${name} ${code}`,
              },
              ...(
                [
                  [m.bills_taxable(), "taxablePaise"],
                  [m.bills_cgst(), "cgstPaise"],
                  [stateTax, "sgstPaise"],
                  [m.bills_igst(), "igstPaise"],
                  [m.shared_total(), "totalPaise"],
                ] as const
              )
                .filter(
                  ([, name]) => name !== "igstPaise" || rates.some((rate) => rate[name] !== 0),
                )
                .map(([label, name]) => ({
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
          title={q ? m.bills_noSuchBill() : m.bills_noBills()}
        >
          {q ? m.bills_searchNoMatchHint() : m.bills_listEmpty()}
        </EmptyState>
      ) : (
        <Table
          caption={m.shared_bills()}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              label: m.bills_number(),
              rowHeader: true,
              cell: ({ id, billNumber }) => <Link to={`/admin/bills/${id}`}>{billNumber}</Link>,
            },
            { label: m.admin_kind(), cell: ({ title }) => title },
            { label: m.shared_date(), cell: ({ date }) => date },
            { label: m.shared_order(), cell: ({ of }) => of },
            { label: m.shared_amount(), numeric: true, cell: ({ amount }) => amount },
          ]}
        />
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(wanted) => billsList.url({ month, page: wanted })}
        label={m.bills_pagesOfBills()}
      />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_bills, m.bills_failedToLoadTheBills);
