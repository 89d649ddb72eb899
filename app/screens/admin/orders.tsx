import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { changesOfOrder } from "#app/domain/orders/order-changes.server.ts";
import { orderEventVersion } from "#app/domain/orders/order-events.server.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { listAllOrders, orderCounts } from "#app/domain/orders/order-lists.server.ts";
import { orderHistory, orderTicket } from "#app/domain/orders/order-ticket.ts";
import { findOrder } from "#app/domain/orders/queries.server.ts";
import { formatCount } from "#app/domain/search-limits.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ORDERS_REFRESH_SECONDS } from "#app/ui/orders/live-order-events.ts";
import { LiveOrders } from "#app/ui/orders/live-orders.tsx";
import { OrderDialog } from "#app/ui/orders/order-dialog.tsx";
import { OrderFilters } from "#app/ui/orders/order-filters.tsx";
import { OrderTable } from "#app/ui/orders/order-table.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { Pagination } from "#app/ui/pagination.tsx";

const PAGE_SIZE = 50;

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const pending = data?.news.pending ?? 0;
  return pageMeta(pending > 0 ? `(${pending}) Orders` : "Orders", "All orders of the shop.");
};

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await adminVisitor(request);
  const {
    page: requested,
    order: orderId,
    ...filters
  } = allOrdersList.read(new URL(request.url).searchParams);
  let list = listAllOrders({ ...filters, page: requested, limit: PAGE_SIZE });
  const lastPage = list.pagination.totalPages;
  // The requested page may no longer exist.
  if (requested > lastPage) list = listAllOrders({ ...filters, page: lastPage, limit: PAGE_SIZE });

  const order = orderId ? findOrder(user, orderId) : undefined;
  const counts = orderCounts();
  // New orders appear on the first page. A refresh must not close an open order or interrupt a search.
  const refreshes = !orderId && !filters.search && list.pagination.page === 1;
  return data(
    {
      refreshSeconds: refreshes ? ORDERS_REFRESH_SECONDS : null,
      news: {
        version: orderEventVersion(),
        total: Object.values(counts).reduce((sum, count) => sum + count, 0),
        pending: counts.pending ?? 0,
      },
      view: { ...filters, page: list.pagination.page, order: orderId },
      pagination: list.pagination,
      tickets: list.items.map(orderTicket),
      counts,
      details: order && {
        ticket: orderTicket(order),
        history: orderHistory(order, changesOfOrder(order)),
      },
    },
    { status: orderId && !order ? 404 : 200 },
  );
}

export default function Orders() {
  const { view, pagination, tickets, counts, details, news, refreshSeconds } =
    useLoaderData<typeof loader>();
  const { page, limit, totalItems, totalPages } = pagination;
  const first = (page - 1) * limit + 1;
  const listHref = allOrdersList.url({ ...view, order: undefined });
  return (
    <Page title="Orders">
      <LiveOrders events={news} refreshes={refreshSeconds !== null} />
      <OrderFilters view={view} counts={counts} />
      {tickets.length === 0 ? (
        <NoOrders filtered={Boolean(view.search || view.status)} />
      ) : (
        <OrderTable
          caption="Orders, newest first"
          tickets={tickets}
          hrefFor={(order) => allOrdersList.url({ ...view, order })}
          returnTo={listHref}
        />
      )}
      <Pagination
        page={page}
        pages={totalPages}
        hrefFor={(number) => allOrdersList.url({ ...view, page: number, order: undefined })}
        label="Pages of orders"
        summary={`Showing ${first} to ${first + tickets.length - 1} of ${formatCount(totalItems, view.search)} results`}
      />
      {view.order && (
        <OrderDialog details={details} closeHref={listHref} returnTo={allOrdersList.url(view)} />
      )}
    </Page>
  );
}

function NoOrders({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={filtered ? "No orders found" : "No orders yet"}
      action={
        filtered && (
          <ButtonLink to="/admin/orders" variant="secondary">
            Clear Filters
          </ButtonLink>
        )
      }
    >
      {filtered
        ? "Try adjusting your filters to see more orders."
        : "Orders appear here as soon as customers place them."}
    </EmptyState>
  );
}
