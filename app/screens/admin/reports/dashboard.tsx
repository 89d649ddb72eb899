import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { may } from "#app/domain/access/permissions.ts";
import { now } from "#app/domain/clock.ts";
import { translated } from "#app/domain/language/translated.ts";
import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import { listAllOrders, orderCounts } from "#app/domain/order-lists/order-lists.server.ts";
import { type OrderCard, orderCard } from "#app/domain/orders/order-ticket.ts";
import { TREND_DAYS } from "#app/domain/reports/reports.ts";
import { shopMetrics } from "#app/domain/reports/shop-metrics.server.ts";
import { todaysOverview } from "#app/domain/reports/today.server.ts";
import { trends } from "#app/domain/reports/trends.server.ts";
import { setupLeft, setupOf } from "#app/domain/setup/setup-states.server.ts";
import { firstPageOf } from "#app/domain/staff/first-page.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { setupFacts } from "#app/http/setup-facts.server.ts";
import { QuietLink, SecondaryLink } from "#app/ui/button.tsx";
import { ShopSearch } from "#app/ui/dashboard/shop-search.tsx";
import { OrdersByStatus, ShopTotals } from "#app/ui/dashboard/shop-totals.tsx";
import { TodaysOverview } from "#app/ui/dashboard/todays-overview.tsx";
import { TrendPanels } from "#app/ui/dashboard/trend-panels.tsx";
import type { IconName } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Link } from "#app/ui/link.tsx";
import { SHOWS_NEWS } from "#app/ui/news/use-shop-news.ts";
import { OrderCards } from "#app/ui/orders/order-cards.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { StillRows } from "#app/ui/rows/still-rows.tsx";
import { Section } from "#app/ui/section.tsx";
import { m } from "#messages";

const RECENT_ORDERS = 5;

export const meta: MetaFunction = () => pageMeta(m.shared_dashboard(), m.admin_theShopAtAGlance());

export const handle = SHOWS_NEWS;

export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await staffVisitor(request, "use the admin area");
  if (!may(user, "see the dashboard")) throw redirect(firstPageOf(user));
  const at = now();
  const { items: recent } = listAllOrders(user, { page: 1, limit: RECENT_ORDERS });
  return {
    today: todaysOverview(),
    figures: shopMetrics(),
    recent: recent.map((order) => orderCard(order, at)),
    counts: orderCounts(),
    trends: trends(),
    leftToSetUp: setupLeft(setupOf(setupFacts())).length,
  };
}

export default function Dashboard() {
  const { today, figures, recent, counts, leftToSetUp, ...data } = useLoaderData<typeof loader>();
  return (
    <Page title={m.shared_dashboard()} actions={<ShopSearch query="" />} className="dashboard">
      <TodaysOverview
        today={today}
        action={
          leftToSetUp > 0 && (
            <Link to="/admin/before-you-open">{m.settings_setupLeft({ count: leftToSetUp })}</Link>
          )
        }
      />
      <div className="dashboard-work">
        <RecentOrders orders={recent} />
        <QuickActions />
      </div>
      <Section title={m.admin_allTime()}>
        <ShopTotals totals={figures} />
      </Section>
      <Section title={m.admin_trends()} intro={m.dashboard_inTodayIncluded({ days: TREND_DAYS })}>
        <TrendPanels trends={data.trends} />
      </Section>
      <Section title={m.admin_ordersByStatus()}>
        <OrdersByStatus counts={counts} />
      </Section>
    </Page>
  );
}

const actions: { to: string; label: string; icon: IconName }[] = [
  translated({ to: "/admin/products/add", label: m.admin_addProduct, icon: "plus" }),
  translated({ to: "/admin/orders", label: m.dashboard_viewOrders, icon: "receipt" }),
  translated({ to: "/admin/products", label: m.dashboard_manageProducts, icon: "menu-book" }),
  translated({ to: "/admin/customers", label: m.dashboard_viewCustomers, icon: "user" }),
  translated({ to: "/admin/blogs", label: m.dashboard_manageBlogs, icon: "edit" }),
  translated({ to: "/admin/events", label: m.dashboard_manageEvents, icon: "calendar" }),
];

function QuickActions() {
  return (
    <Section title={m.dashboard_quickActions()}>
      <ul className="quick-actions">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <SecondaryLink to={to} size="small" icon={icon} wide>
              {label}
            </SecondaryLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const idOf = ({ id }: OrderCard) => id;

function RecentOrders({ orders }: { orders: OrderCard[] }) {
  return (
    <Section
      title={m.dashboard_recentOrders()}
      action={<QuietLink to={allOrdersList.url()}>{m.dashboard_viewAllOrders()}</QuietLink>}
    >
      {orders.length === 0 ? (
        <p className="muted">{m.dashboard_noOrdersYet()}</p>
      ) : (
        <StillRows list="/admin" loaded={orders} idOf={idOf}>
          {(rows) => (
            <OrderCards
              label={m.dashboard_theNewestOrders()}
              orders={rows}
              hrefFor={orderUrl}
              returnTo="/admin"
            />
          )}
        </StillRows>
      )}
    </Section>
  );
}
