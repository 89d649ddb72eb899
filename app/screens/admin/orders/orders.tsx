import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { now } from "#app/domain/clock.ts";
import { doneToOrder } from "#app/domain/fulfilment/done-to-order.server.ts";
import { changedRow, keepInPlace } from "#app/domain/lists/changed-row.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { formatCount } from "#app/domain/lists/search-limits.ts";
import { findOrders } from "#app/domain/order-lists/find-orders.server.ts";
import {
  effectiveFilter,
  type OrderListFilter,
} from "#app/domain/order-lists/order-list-filter.ts";
import { allOrdersList, isNarrowed, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { filterCounts, listFilteredOrders } from "#app/domain/order-lists/order-lists.server.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { orderCard } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { readableCard, seesContactsAndPayments } from "#app/domain/orders/readable-order.ts";
import { printFailures } from "#app/domain/printing/print-failures.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { SecondaryLink } from "#app/ui/button.tsx";
import { CHECK_SECONDS } from "#app/ui/connection/connection.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { OrderCards } from "#app/ui/orders/order-cards.tsx";
import { OrderNarrowing, OrderSearch, OrderSegments } from "#app/ui/orders/order-filters.tsx";
import { loadFailure } from "#app/ui/page/load-failure.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { PrintFailures } from "#app/ui/printing/print-failures.tsx";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { m } from "#messages";

const PAGE_SIZE = 50;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const pending = data?.counts.pending ?? 0;
  return pageMeta(
    pending > 0 ? `(${pending}) ${m.shared_orders()}` : m.shared_orders(),
    m.adminOrders_allOrdersOfTheShop(),
  );
};

export const handle = SHOWS_NEWS;

const idOf = ({ id }: { id: string }) => id;

type Filters = Omit<ListView<typeof allOrdersList>, "page">;

function listOrders(user: User, filters: Filters, filter: OrderListFilter, page: number) {
  const range = { page, limit: PAGE_SIZE };
  const { search, from, to, payment } = filters;
  const findsContacts = seesContactsAndPayments(user);
  if (from || to || payment) return findOrders({ ...filters, filter, findsContacts }, range);
  return listFilteredOrders(filter, { search, findsContacts, ...range });
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "read orders");
  const { searchParams } = new URL(request.url);
  // Old emails to the owner contain such links.
  const linked = searchParams.get("order");
  if (linked) throw redirect(orderUrl(linked));
  const { page: requested, ...asked } = allOrdersList.read(searchParams);
  const seesAll = seesContactsAndPayments(user);
  const filters = seesAll ? asked : { ...asked, payment: undefined };
  const narrowed = isNarrowed(filters);
  const filter = effectiveFilter(filters.status, narrowed);
  const listed = (page: number) => listOrders(user, filters, filter, page);
  let list = listed(requested);
  // The requested page may no longer exist.
  if (requested > list.pagination.totalPages) list = listed(list.pagination.totalPages);

  const at = now();
  const changed = changedRow(searchParams);
  const row = changed && findOrder(user, changed.id);
  const kept = row ? [{ row, place: changed.place }] : [];
  const card = (item: Order) => ({
    ...readableCard(user, orderCard(item, at)),
    done: item === row ? doneToOrder(user, item) : null,
  });
  // New orders appear on the first page. Refreshing must not interrupt a search.
  const refreshes = !narrowed && list.pagination.page === 1;
  return {
    refreshSeconds: refreshes ? CHECK_SECONDS : null,
    refreshTo: allOrdersList.url(filters),
    view: { ...filters, page: list.pagination.page },
    pagination: list.pagination,
    filter,
    orders: keepInPlace(list.items, kept, idOf).map(card),
    counts: filterCounts(),
    prints: printFailures(),
  };
}

export default function Orders() {
  const { view, filter, pagination, orders, counts, prints } = useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const listHref = allOrdersList.url(view);
  const isFiltered = Boolean(view.from || view.to || view.payment);
  const narrowing = <OrderNarrowing view={view} />;
  return (
    <Page
      title={m.shared_orders()}
      actions={
        <>
          <OrderSearch view={view} />
          <SecondaryLink
            to="/admin/orders/tickets"
            icon="print"
            aria-label={m.adminOrders_printAllOpenTickets()}
          >
            <span className="wide-only">{m.adminOrders_printAllOpenTickets()}</span>
          </SecondaryLink>
        </>
      }
    >
      <PrintFailures {...prints} returnTo={listHref} />
      <OrderSegments view={view} filter={filter} counts={counts} />
      {isFiltered && narrowing}
      <StillRows list={listHref} loaded={orders} idOf={idOf}>
        {(rows) =>
          rows.length === 0 ? (
            <NoOrders filtered={isNarrowed(view) || view.status !== undefined} />
          ) : (
            <OrderCards
              label={m.shared_orders()}
              orders={rows}
              hrefFor={(order) =>
                orderUrl(order, listHref === "/admin/orders" ? undefined : listHref)
              }
              returnTo={listHref}
            />
          )
        }
      </StillRows>
      {/* Rarely needed, and on a phone it would push an order off the first screen. */}
      {!isFiltered && narrowing}
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => allOrdersList.url({ ...view, page: number })}
        label={m.adminOrders_pagesOfOrders()}
        results={{ limit, shown: orders.length, total: formatCount(totalItems, isNarrowed(view)) }}
      />
    </Page>
  );
}

export const ErrorBoundary = loadFailure(m.shared_orders, m.orders_failedToLoadOrders);

function NoOrders({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={filtered ? m.adminOrders_noOrdersFound() : m.adminOrders_noOpenOrders()}
      clearTo={filtered ? "/admin/orders" : undefined}
    >
      {filtered ? m.adminOrders_orderListNoMatch() : m.kitchen_emptyHint()}
    </EmptyState>
  );
}
