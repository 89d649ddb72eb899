import type { ShopMetrics } from "#app/domain/reports/reports.ts";
import { Price } from "../price.tsx";
import { Section } from "../section.tsx";
import { Stat, Stats } from "../stat.tsx";
import { counted } from "./counted.ts";

export function ShopFigures({ figures }: { figures: ShopMetrics }) {
  const { orders, revenue, products, customers, blogs, events } = figures;
  return (
    <Section title="All Time">
      <Stats>
        <Stat
          label="Total Orders"
          value={counted(orders.total)}
          hint={`${counted(orders.pending)} pending`}
          to="/admin/orders"
        />
        <Stat
          label="Total Revenue"
          value={<Price paise={revenue.paise} />}
          hint={`${counted(revenue.delivered)} delivered`}
        />
        <Stat
          label="Products"
          value={counted(products.total)}
          hint={`${counted(products.listed)} active`}
          to="/admin/products"
        />
        <Stat label="Customers" value={counted(customers)} to="/admin/customers" />
        <Stat
          label="Blogs"
          value={counted(blogs.total)}
          hint={`${counted(blogs.published)} published, ${counted(blogs.views)} views`}
          to="/admin/blogs"
        />
        <Stat
          label="Events"
          value={counted(events.total)}
          hint={
            <>
              {counted(events.pending)} pending, <Price paise={events.revenuePaise} />
            </>
          }
          to="/admin/events"
        />
      </Stats>
    </Section>
  );
}
