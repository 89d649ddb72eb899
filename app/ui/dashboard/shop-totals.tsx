import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { formatNumber } from "#app/domain/language/formats.ts";
import { formatRupees } from "#app/domain/money.ts";
import { allOrdersList } from "#app/domain/order-lists/order-list-urls.ts";
import { orderStatuses, orderStatusLabel } from "#app/domain/orders/status.ts";
import type { ShopMetrics } from "#app/domain/reports/reports.ts";
import { m } from "#messages";
import { Stat, Stats } from "../details/stat.tsx";
import { Price } from "../dish/price.tsx";

export function ShopTotals({ totals }: { totals: ShopMetrics }) {
  const { orders, revenue, products, customers, blogs, events } = totals;
  return (
    <Stats>
      <Stat
        label={m.shared_totalOrders()}
        value={formatNumber(orders.total)}
        hint={m.dashboard_pending({ pending: formatNumber(orders.pending) })}
        to="/admin/orders"
      />
      <Stat
        label={m.admin_totalRevenue()}
        value={<Price paise={revenue.paise} />}
        hint={m.reports_delivered({ delivered: formatNumber(revenue.delivered) })}
      />
      <Stat
        label={m.shared_products()}
        value={formatNumber(products.total)}
        hint={m.dashboard_active({ listed: formatNumber(products.listed) })}
        to="/admin/products"
      />
      <Stat label={m.shared_customers()} value={formatNumber(customers)} to="/admin/customers" />
      <Stat
        label={m.shared_blogs()}
        value={formatNumber(blogs.total)}
        hint={m.dashboard_publishedViews({
          published: formatNumber(blogs.published),
          views: formatNumber(blogs.views),
        })}
        to="/admin/blogs"
      />
      <Stat
        label={m.shared_events()}
        value={formatNumber(events.total)}
        hint={
          <ParaglideMessage
            message={m.dashboard_pendingAndRevenue}
            inputs={{
              pending: formatNumber(events.pending),
              revenue: formatRupees(events.revenuePaise),
            }}
            markup={{ price: ({ children }) => <span className="price">{children}</span> }}
          />
        }
        to="/admin/events"
      />
    </Stats>
  );
}

export function OrdersByStatus({ counts }: { counts: Record<string, number> }) {
  return (
    <Stats>
      {orderStatuses.map((status) => (
        <Stat
          key={status}
          label={orderStatusLabel(status)}
          value={formatNumber(counts[status] ?? 0)}
          to={allOrdersList.url({ status })}
        />
      ))}
    </Stats>
  );
}
