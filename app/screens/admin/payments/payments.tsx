import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { paymentProvider } from "#app/domain/ledger/payment-provider.ts";
import { changedRow, keepInPlace } from "#app/domain/lists/changed-row.ts";
import { formatRupees } from "#app/domain/money.ts";
import {
  eventsToRefund,
  findConfirmedClaim,
  listOpenMoney,
  openTotals,
} from "#app/domain/payments/payment-lists.server.ts";
import {
  listFor,
  openMoneyId,
  type PaymentListName,
  paymentListLabels,
  paymentListNames,
  paymentsCsvUrl,
  paymentsList,
} from "#app/domain/payments/payment-lists.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { FindPaymentsForm } from "#app/ui/payments/find-payments-form.tsx";
import { OpenMoneyTable } from "#app/ui/payments/open-money-table.tsx";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

const PAGE_SIZE = 50;

export const meta: MetaFunction = () => pageMeta(m.shared_payments(), m.payments_description());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "take payments");
  const query = new URL(request.url).searchParams;
  const { list: asked, page } = paymentsList.read(query);
  const runsCatering = may(user, "run catering");
  const list = listFor(asked, runsCatering);
  let found = listOpenMoney(list, { page, limit: PAGE_SIZE });
  const lastPage = found.pagination.totalPages;
  // The requested page may no longer exist.
  if (page > lastPage) found = listOpenMoney(list, { page: lastPage, limit: PAGE_SIZE });
  const showsEvents = list === "refunds" && runsCatering && found.pagination.page === 1;
  const changed = list === "claims" ? changedRow(query) : null;
  const row = changed && findConfirmedClaim(changed.id);
  const kept = row ? [{ row, place: changed.place }] : [];
  const rows = [...(showsEvents ? eventsToRefund() : []), ...found.items];
  return {
    list,
    rows: keepInPlace(rows, kept, openMoneyId),
    pagination: found.pagination,
    totals: openTotals(runsCatering),
    runsCatering,
    mayRefund: may(user, "refund payments"),
    mayFind: may(user, "keep the books"),
    showsOnline: paymentProvider() !== null && may(user, "keep the books"),
  };
}

const nothing: Record<PaymentListName, () => { title: string; text: string }> = {
  open: () => ({
    title: m.payments_everythingIsPaid(),
    text: m.payments_unpaidListEmpty(),
  }),
  claims: () => ({ title: m.payments_nothingToConfirm(), text: m.payments_claimsEmpty() }),
  refunds: () => ({ title: m.payments_nothingToRefund(), text: m.payments_refundsEmpty() }),
  bookings: () => ({ title: m.payments_everythingIsPaid(), text: m.payments_bookingsEmpty() }),
};

export default function Payments() {
  const { list, pagination, totals, runsCatering, mayRefund, mayFind, showsOnline, ...loaded } =
    useLoaderData<typeof loader>();
  const { page, totalPages } = pagination;
  const empty = nothing[list]();
  return (
    <Page title={m.shared_payments()} actions={<DownloadLink href={paymentsCsvUrl(list)} />}>
      <Tabs
        label={m.shared_payments()}
        tabs={paymentListNames
          .filter((name) => listFor(name, runsCatering) === name)
          .map((name) => ({
            label: `${paymentListLabels[name]} ${formatRupees(totals[name].paise)}`,
            to: paymentsList.url({ list: name }),
            current: name === list,
            count: totals[name].count,
          }))}
      />
      {showsOnline && (
        <p>
          <Link to="/admin/payments/online">{m.payments_onlinePayments()}</Link>
        </p>
      )}
      {mayFind && (
        <Disclosure summary={m.payments_findPayments()}>
          <FindPaymentsForm />
        </Disclosure>
      )}
      <StillRows list={paymentsList.url({ list, page })} loaded={loaded.rows} idOf={openMoneyId}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState illustration="/illustrations/empty-orders.svg" title={empty.title}>
              {empty.text}
            </EmptyState>
          ) : (
            <OpenMoneyTable list={list} rows={rows} mayRefund={mayRefund} />
          )
        }
      </StillRows>
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => paymentsList.url({ list, page: number })}
        label={m.payments_pagesOfPayments()}
      />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_payments, m.payments_failedToLoadPayments);
