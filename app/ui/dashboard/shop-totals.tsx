import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { formatRupees } from "#app/domain/money.ts";
import type { ShopMetrics } from "#app/domain/reports/reports.ts";
import { m } from "#messages";
import { Stat, Stats } from "../details/stat.tsx";
import { Price } from "../dish/price.tsx";
import { formatCount } from "./format-count.ts";

export function ShopTotals({ totals }: { totals: ShopMetrics }) {
  const { orders, revenue, products, customers, blogs, events } = totals;
  return (
    <Stats>
      <Stat
        label={m.shared_totalOrders()}
        value={formatCount(orders.total)}
        hint={m.dashboard_pending({ pending: formatCount(orders.pending) })}
        to="/admin/orders"
      />
      <Stat
        label={m.admin_totalRevenue()}
        value={<Price paise={revenue.paise} />}
        hint={m.reports_delivered({ delivered: formatCount(revenue.delivered) })}
      />
      <Stat
        label={m.shared_products()}
        value={formatCount(products.total)}
        hint={m.dashboard_active({ listed: formatCount(products.listed) })}
        to="/admin/products"
      />
      <Stat label={m.shared_customers()} value={formatCount(customers)} to="/admin/customers" />
      <Stat
        label={m.shared_blogs()}
        value={formatCount(blogs.total)}
        hint={m.dashboard_publishedViews({
          published: formatCount(blogs.published),
          views: formatCount(blogs.views),
        })}
        to="/admin/blogs"
      />
      <Stat
        label={m.shared_events()}
        value={formatCount(events.total)}
        hint={
          <ParaglideMessage
            message={m.dashboard_pendingAndRevenue}
            inputs={{
              pending: formatCount(events.pending),
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
