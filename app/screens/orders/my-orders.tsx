import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { User } from "#app/domain/access/user.ts";
import { awaitedAnswer } from "#app/domain/alerts/unanswered.ts";
import { now } from "#app/domain/clock.ts";
import type { ListView } from "#app/domain/lists/list-url.ts";
import { formatRupees } from "#app/domain/money.ts";
import {
  OWN_ORDERS_PER_PAGE,
  ownOrderFilters,
  ownOrdersList,
} from "#app/domain/order-lists/order-list-urls.ts";
import { listOwnOrders } from "#app/domain/order-lists/order-lists.server.ts";
import { ownOrderStatistics } from "#app/domain/order-lists/order-stats.server.ts";
import { orderReceipt } from "#app/domain/orders/order-ticket.ts";
import { orderPayPath } from "#app/domain/orders/pay-path.server.ts";
import { ownOrdersVersion } from "#app/domain/orders/queries.server.ts";
import { ORDER_REFRESH_SECONDS } from "#app/domain/orders/refresh-seconds.ts";
import { claimsOf } from "#app/domain/payments/claims.server.ts";
import { upiPayment } from "#app/domain/payments/upi-payment.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { orNotFound } from "#app/http/not-found.server.ts";
import { placedOrder } from "#app/http/placed-order.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { advancePayee } from "#app/http/upi-payee.server.ts";
import ticketStyles from "#app/styles/ticket.css?url";
import { ButtonLink, QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { Stat, Stats } from "#app/ui/details/stat.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { OrderCard } from "#app/ui/receipt/order-card.tsx";
import { PlacedOrder } from "#app/ui/receipt/placed-order.tsx";
import { StatusAnnouncement } from "#app/ui/receipt/status-announcement.tsx";
import { useOrderUpdates } from "#app/ui/receipt/use-order-updates.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { m } from "#messages";

type OwnOrdersView = ListView<typeof ownOrdersList>;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: ticketStyles }];

export const meta: MetaFunction = () => pageMeta(m.shared_myOrders(), m.orders_description());

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request);
  const view = ownOrdersList.read(new URL(request.url).searchParams);
  const version = ownOrdersVersion(user);
  if (view.order !== undefined) {
    const details = orNotFound(placedOrder(request, user, view.order));
    return { view, version, details, list: null, refreshSeconds: details.refreshSeconds };
  }
  const list = ownOrders(user, view);
  const refreshSeconds = list.statistics.activeOrders > 0 ? ORDER_REFRESH_SECONDS : null;
  return { view, version, details: null, list, refreshSeconds };
}

function ownOrders(user: User, view: OwnOrdersView) {
  const { status, page } = view;
  const { items, pagination } = listOwnOrders(user, { status, page, limit: OWN_ORDERS_PER_PAGE });
  if (page > pagination.totalPages) {
    throw redirect(ownOrdersList.url({ ...view, page: pagination.totalPages }));
  }
  const payee = advancePayee();
  const settings = shopSettings();
  const claims = claimsOf(items.map(({ id }) => id));
  return {
    statistics: ownOrderStatistics(user),
    receipts: items.map((item) => orderReceipt(item, upiPayment(item, payee, claims.get(item.id)))),
    answers: items.map((item) => awaitedAnswer(item, settings, now())),
    payPaths: items.map(orderPayPath),
    pagination,
  };
}

export default function MyOrders() {
  const { view, list, details, version, refreshSeconds } = useLoaderData<typeof loader>();
  useOrderUpdates(version, refreshSeconds !== null, details?.pollSeconds);
  if (details) {
    return (
      <Page
        title={details.receipt.headline}
        before={
          <p>
            <QuietLink to={ownOrdersList.url({ ...view, order: undefined })} icon="arrow-left">
              {m.shared_myOrders()}
            </QuietLink>
          </p>
        }
      >
        <StatusAnnouncement orders={[details.receipt]} />
        <PlacedOrder {...details} />
      </Page>
    );
  }
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
      <StatusAnnouncement orders={list.receipts} />
      <OrderList view={view} list={list} />
      <Pagination
        page={list.pagination.page}
        pages={list.pagination.totalPages}
        hrefFor={(page) => ownOrdersList.url({ ...view, page })}
        label={m.orders_orderPages()}
      />
      <Statistics statistics={list.statistics} />
    </Page>
  );
}

type OwnOrders = ReturnType<typeof ownOrders>;

function Statistics({ statistics }: Pick<OwnOrders, "statistics">) {
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

type OrderListProps = {
  view: OwnOrdersView;
  list: Pick<OwnOrders, "receipts" | "answers" | "payPaths">;
};

function OrderList({ view, list: { receipts, answers, payPaths } }: OrderListProps) {
  if (receipts.length > 0) {
    return (
      <ul className="grid grid-wide plain-list">
        {receipts.map((receipt, index) => (
          <OrderCard
            key={receipt.id}
            receipt={receipt}
            answer={answers[index] ?? null}
            payAt={payPaths[index] ?? null}
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
          <SecondaryLink to="/my-orders">{m.orders_allOrders()}</SecondaryLink>
        ) : (
          <ButtonLink to="/menu">{m.shared_browseMenu()}</ButtonLink>
        )
      }
    >
      {view.status ? m.orders_listNoMatch() : m.orders_yourFirstPlateIsWaiting()}
    </EmptyState>
  );
}

export const ErrorBoundary = errorBoundary(m.orders_failedToLoadOrders, "/my-orders");
