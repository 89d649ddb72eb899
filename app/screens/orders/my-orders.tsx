import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { awaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { now } from "#app/domain/clock.ts";
import { orderMoney, paidRows } from "#app/domain/ledger/queries.server.ts";
import { formatRupees } from "#app/domain/money.ts";
import {
  OWN_ORDERS_PER_PAGE,
  ownOrderFilters,
  ownOrdersList,
} from "#app/domain/order-lists/order-list-urls.ts";
import { listOwnOrders } from "#app/domain/order-lists/order-lists.server.ts";
import { ownOrderStatistics } from "#app/domain/order-lists/order-stats.server.ts";
import { changesOfOrder } from "#app/domain/orders/order-history.server.ts";
import { orderHistory } from "#app/domain/orders/order-history.ts";
import { orderReceipt } from "#app/domain/orders/order-ticket.ts";
import { findOwnOrder, ownOrdersVersion } from "#app/domain/orders/queries.server.ts";
import { ORDER_REFRESH_SECONDS } from "#app/domain/orders/refresh-seconds.ts";
import { trackingUrl } from "#app/domain/orders/tracking-link.server.ts";
import { claimsOf } from "#app/domain/payments/claims.server.ts";
import { upiPayment } from "#app/domain/payments/upi-payment.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { siteOrigin } from "#app/http/site-origin.server.ts";
import { upiPayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { ButtonLink } from "#app/ui/button.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { ErrorScreen, NOT_FOUND, NotFoundScreen } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { OrderCard } from "#app/ui/receipt/order-card.tsx";
import { ReceiptDialog } from "#app/ui/receipt/receipt-dialog.tsx";
import { StatusAnnouncement } from "#app/ui/receipt/status-announcement.tsx";
import { useOrderUpdates } from "#app/ui/receipt/use-order-updates.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_myOrders(), m.orders_description());

function detailsOf(user: User, orderNumber: string, siteUrl: string) {
  const order = findOwnOrder(user, orderNumber);
  if (!order) throw new Response(NOT_FOUND, { status: 404 });
  const changes = changesOfOrder(order);
  return {
    receipt: orderReceipt(
      order,
      upiPayment(order, upiPayee(), claimsOf([order.id]).get(order.id)),
      paidRows(orderMoney(order)),
      changes,
    ),
    history: orderHistory(order, changes, "customer"),
    trackingUrl: trackingUrl(order, siteUrl),
  };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const view = ownOrdersList.read(new URL(request.url).searchParams);
  const { status, page, order } = view;
  const { items, pagination } = listOwnOrders(user, { status, page, limit: OWN_ORDERS_PER_PAGE });
  if (page > pagination.totalPages) {
    throw redirect(ownOrdersList.url({ ...view, page: pagination.totalPages }));
  }
  const statistics = ownOrderStatistics(user);
  const payee = upiPayee();
  const settings = shopSettings();
  const claims = claimsOf(items.map(({ id }) => id));
  return {
    view,
    statistics,
    receipts: items.map((item) => orderReceipt(item, upiPayment(item, payee, claims.get(item.id)))),
    answers: items.map((item) => awaitedAnswer(item, settings, now())),
    pagination,
    version: ownOrdersVersion(user),
    refreshSeconds: statistics.activeOrders > 0 ? ORDER_REFRESH_SECONDS : null,
    details: order === undefined ? null : detailsOf(user, order, siteOrigin(request)),
  };
}

export default function MyOrders() {
  const { view, receipts, pagination, details, version, refreshSeconds } =
    useLoaderData<typeof loader>();
  useOrderUpdates(version, refreshSeconds !== null);
  return (
    <Page title={m.shared_myOrders()}>
      <Tabs
        label={m.orders_orderStatus()}
        tabs={ownOrderFilters.map(({ label, status }) => ({
          label,
          to: ownOrdersList.url({ status }),
          current: status === view.status,
        }))}
      />
      <StatusAnnouncement orders={receipts} />
      <OrderList />
      <Pagination
        page={pagination.page}
        pages={pagination.totalPages}
        hrefFor={(page) => ownOrdersList.url({ ...view, order: undefined, page })}
        label={m.orders_orderPages()}
      />
      <Statistics />
      {details && (
        <ReceiptDialog {...details} closeHref={ownOrdersList.url({ ...view, order: undefined })} />
      )}
    </Page>
  );
}

function Statistics() {
  const { statistics } = useLoaderData<typeof loader>();
  return (
    <Stats>
      <Stat label={m.shared_totalOrders()} value={statistics.totalOrders} icon="receipt" />
      <Stat label={m.orders_active()} value={statistics.activeOrders} icon="flame" />
      <Stat label={m.shared_delivered()} value={statistics.deliveredOrders} icon="check" />
      <Stat
        label={m.orders_totalSpent()}
        value={formatRupees(statistics.spentPaise)}
        icon="chart"
      />
    </Stats>
  );
}

function OrderList() {
  const { view, receipts, answers } = useLoaderData<typeof loader>();
  if (receipts.length > 0) {
    return (
      <ul className="grid grid-wide plain-list">
        {receipts.map((receipt, index) => (
          <OrderCard
            key={receipt.id}
            receipt={receipt}
            answer={answers[index] ?? null}
            detailsHref={ownOrdersList.url({ ...view, order: receipt.orderNumber })}
          />
        ))}
      </ul>
    );
  }
  return (
    <EmptyState
      illustration="/illustrations/empty-orders.svg"
      title={view.status ? m.orders_noOrdersHere() : m.orders_noOrdersYet()}
      action={
        view.status ? (
          <ButtonLink to="/my-orders" variant="secondary">
            {m.orders_allOrders()}
          </ButtonLink>
        ) : (
          <ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>
        )
      }
    >
      {view.status ? m.orders_listNoMatch() : m.orders_yourFirstPlateIsWaiting()}
    </EmptyState>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFoundScreen back="/my-orders" />;
  return <ErrorScreen error={error} failure={m.orders_failedToLoadOrders()} />;
}
