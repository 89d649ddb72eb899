import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listAllOrders, orderCounts } from "#app/domain/orders/order-lists.server.ts";
import { orderTicket } from "#app/domain/orders/order-ticket.ts";
import { shopMetrics } from "#app/domain/reports/shop-metrics.server.ts";
import { todaysOverview } from "#app/domain/reports/today.server.ts";
import { trends } from "#app/domain/reports/trends.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { OrdersByStatus } from "#app/ui/dashboard/orders-by-status.tsx";
import { QuickActions } from "#app/ui/dashboard/quick-actions.tsx";
import { RecentOrders } from "#app/ui/dashboard/recent-orders.tsx";
import { ShopSearch } from "#app/ui/dashboard/shop-search.tsx";
import { ShopTotals } from "#app/ui/dashboard/shop-totals.tsx";
import { TodaysOverview } from "#app/ui/dashboard/todays-overview.tsx";
import { TrendPanels } from "#app/ui/dashboard/trend-panels.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";

const RECENT_ORDERS = 5;

export const meta: MetaFunction = () => pageMeta("Dashboard", "The shop at a glance.");

export async function loader({ request }: LoaderFunctionArgs) {
  await adminVisitor(request);
  return {
    today: todaysOverview(),
    figures: shopMetrics(),
    recent: listAllOrders({ page: 1, limit: RECENT_ORDERS }).items.map(orderTicket),
    counts: orderCounts(),
    trends: trends(),
  };
}

export default function Dashboard() {
  const { today, figures, recent, counts, trends: trendData } = useLoaderData<typeof loader>();
  return (
    <Page title="Dashboard">
      <ShopSearch query="" />
      <TodaysOverview today={today} />
      <ShopTotals totals={figures} />
      <QuickActions />
      <RecentOrders tickets={recent} />
      <OrdersByStatus counts={counts} />
      <TrendPanels trends={trendData} />
    </Page>
  );
}
