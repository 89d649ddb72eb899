import type { ReactNode } from "react";
import { customersList } from "#app/domain/customers/customer-list-url.ts";
import { allOrdersList, orderUrl } from "#app/domain/order-lists/order-list-urls.ts";
import type { ShopSearch } from "#app/domain/reports/reports.ts";
import { m } from "#messages";
import { Badge, StatusBadge } from "../badge.tsx";
import { QuietLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { Price } from "../dish/price.tsx";
import { EventStatusBadge } from "../events/event-status-badge.tsx";
import { eventsUrl } from "../events/events-view.ts";
import { Link } from "../link.tsx";
import { PostStatusBadge } from "../posts/post-status-badge.tsx";
import { productsUrl } from "../products/products-url.ts";

type Row = { id: string; to: string; title: string; note: ReactNode; badge: ReactNode };
type Group = { title: string; rows: Row[]; hasMore: boolean; allHref: string };

function withSearch(path: string, search: string): string {
  return `${path}?${new URLSearchParams({ search })}`;
}

function groupsOf(results: ShopSearch, query: string): Group[] {
  return [
    {
      title: m.shared_orders(),
      allHref: allOrdersList.url({ search: query }),
      hasMore: results.orders.hasMore,
      rows: results.orders.items.map((order) => ({
        id: order.id,
        to: orderUrl(order.id),
        title: order.orderNumber,
        note: (
          <>
            {order.customerName || m.dashboard_walkIn()} · {order.placedAt} ·{" "}
            <Price paise={order.totalPaise} />
          </>
        ),
        badge: <StatusBadge status={order.status} />,
      })),
    },
    {
      title: m.shared_customers(),
      allHref: customersList.url({ search: query }),
      hasMore: results.customers.hasMore,
      rows: results.customers.items.map(({ id, name, email, phone }) => ({
        id,
        to: customersList.url({ search: query, customer: id }),
        title: name,
        note: [email, phone].filter(Boolean).join(" · "),
        badge: null,
      })),
    },
    {
      title: m.shared_products(),
      allHref: productsUrl({ q: query }),
      hasMore: results.products.hasMore,
      rows: results.products.items.map((product) => ({
        id: product.id,
        to: `/admin/products/edit/${product.id}`,
        title: product.name,
        note: (
          <>
            {product.section} · <Price paise={product.pricePaise} />
          </>
        ),
        badge: product.isAvailable ? null : <Badge>{m.admin_inactive()}</Badge>,
      })),
    },
    {
      title: m.dashboard_posts(),
      allHref: withSearch("/admin/blogs", query),
      hasMore: results.posts.hasMore,
      rows: results.posts.items.map(({ id, title, status }) => ({
        id,
        to: `/admin/blogs/edit/${id}`,
        title,
        note: null,
        badge: <PostStatusBadge status={status} />,
      })),
    },
    {
      title: m.shared_events(),
      allHref: eventsUrl({ search: query }),
      hasMore: results.events.hasMore,
      rows: results.events.items.map((event) => ({
        id: event.id,
        to: eventsUrl({ search: query, event: event.id }),
        title: event.eventName,
        note: `${event.eventNumber} · ${event.customerName} · ${event.day}`,
        badge: <EventStatusBadge status={event.status} />,
      })),
    },
  ];
}

export function SearchResults({ results, query }: { results: ShopSearch; query: string }) {
  const groups = groupsOf(results, query).filter(({ rows }) => rows.length > 0);
  return (
    <div className="panels">
      {groups.map(({ title, rows, hasMore, allHref }) => (
        <Card
          key={title}
          title={title}
          actions={
            <QuietLink to={allHref}>
              {hasMore ? m.dashboard_seeAll() : m.dashboard_seeInTheList()}
              <span className="visually-hidden">: {title}</span>
            </QuietLink>
          }
        >
          <ul className="search-results">
            {rows.map((row) => (
              <li key={row.id}>
                <div>
                  <Link to={row.to}>{row.title}</Link>
                  {row.note && <span className="subtext">{row.note}</span>}
                </div>
                {row.badge}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
