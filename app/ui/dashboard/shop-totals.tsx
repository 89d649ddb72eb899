import type { ShopMetrics } from "#app/domain/reports/reports.ts";
import { Price } from "../price.tsx";
import { Stat, Stats } from "../stat.tsx";
import { formatCount } from "./format-count.ts";

export function ShopTotals({ totals }: { totals: ShopMetrics }) {
  const { orders, revenue, products, customers, blogs, events } = totals;
  return (
    <Stats>
      <Stat
        label="Total Orders"
        value={formatCount(orders.total)}
        hint={`${formatCount(orders.pending)} pending`}
        to="/admin/orders"
      />
      <Stat
        label="Total Revenue"
        value={<Price paise={revenue.paise} />}
        hint={`${formatCount(revenue.delivered)} delivered`}
      />
      <Stat
        label="Products"
        value={formatCount(products.total)}
        hint={`${formatCount(products.listed)} active`}
        to="/admin/products"
      />
      <Stat label="Customers" value={formatCount(customers)} to="/admin/customers" />
      <Stat
        label="Blogs"
        value={formatCount(blogs.total)}
        hint={`${formatCount(blogs.published)} published, ${formatCount(blogs.views)} views`}
        to="/admin/blogs"
      />
      <Stat
        label="Events"
        value={formatCount(events.total)}
        hint={
          <>
            {formatCount(events.pending)} pending, <Price paise={events.revenuePaise} />
          </>
        }
        to="/admin/events"
      />
    </Stats>
  );
}
