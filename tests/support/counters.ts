/** Runs a query on a test database or an open connection. */
type Rows = (sql: string) => Record<string, unknown>[];

const PUNE_DAY = "date(created_at / 1000 + 19800, 'unixepoch')";
const PUNE_HOUR = "(created_at / 1000 + 19800) % 86400 / 3600";

/** Each counter with the count of its rows; counters of zero count as missing. */
const counters: Record<string, { kept: string; counted: string }> = {
  order_status_counts: {
    kept: "select status, order_count from order_status_counts where order_count <> 0",
    counted: "select status, count(*) from orders group by 1",
  },
  order_day_totals: {
    kept: "select day, order_count, delivered_count, delivered_paise from order_day_totals where order_count <> 0",
    counted: `select ${PUNE_DAY}, count(*), sum(status = 'delivered'), sum(iif(status = 'delivered', total_paise, 0)) from orders group by 1`,
  },
  order_hour_totals: {
    kept: "select day, hour, order_count from order_hour_totals where order_count <> 0",
    counted: `select ${PUNE_DAY}, ${PUNE_HOUR}, count(*) from orders group by 1, 2`,
  },
  order_payment_totals: {
    kept: "select day, payment_method, order_count, total_paise from order_payment_totals where order_count <> 0",
    counted: `select ${PUNE_DAY}, payment_method, count(*), sum(total_paise) from orders where status <> 'cancelled' group by 1, 2`,
  },
  event_totals: {
    kept: "select status, event_count, total_paise from event_totals where event_count <> 0",
    counted: "select status, count(*), sum(total_paise) from events group by 1",
  },
  event_type_totals: {
    kept: "select event_type, status, event_count from event_type_totals where event_count <> 0",
    counted: "select event_type, status, count(*) from events group by 1, 2",
  },
  event_days: {
    kept: "select day, guest_count, event_count from event_days where event_count <> 0",
    counted:
      "select event_date, sum(guest_count), count(*) from events where status <> 'cancelled' group by 1",
  },
  review_star_counts: {
    kept: `select rating, review_count, hidden_count, verified_count, featured_count, featured_verified_count
      from review_star_counts where review_count + hidden_count <> 0`,
    counted: `select rating, sum(is_hidden = 0), sum(is_hidden = 1), sum(is_hidden = 0 and is_verified),
      sum(is_hidden = 0 and is_featured), sum(is_hidden = 0 and is_featured and is_verified) from reviews group by 1`,
  },
  post_totals: {
    kept: "select status, category, post_count, views from post_totals where post_count <> 0",
    counted: "select status, category, count(*), sum(views) from posts group by 1, 2",
  },
  row_counts: {
    kept: "select name, row_count from row_counts where row_count <> 0",
    counted: `select 'users.' || role, count(*) from users group by 1
      union all select 'subscribers', count(*) from newsletter_subscribers having count(*) <> 0
      union all select iif(read_at is null, 'messages.unread', 'messages.read'), count(*) from contact_messages group by 1`,
  },
  "products.rating_count": {
    kept: "select id, rating_count, rating_total from products where rating_count <> 0 or rating_total <> 0",
    counted:
      "select product_id, count(*), sum(rating) from reviews where product_id is not null and is_hidden = 0 group by 1",
  },
  "products.sold_count": {
    kept: "select id, sold_count from products where sold_count <> 0",
    counted: `select product_id, sum(quantity) from order_items join orders on orders.id = order_id
      where product_id is not null and status <> 'cancelled' group by 1`,
  },
  "posts.likes": {
    kept: "select id, likes from posts where likes <> 0",
    counted: "select post_id, count(*) from post_likes group by 1",
  },
  "reviews.helpful_count": {
    kept: "select id, helpful_count from reviews where helpful_count <> 0",
    counted: "select review_id, count(*) from review_votes group by 1",
  },
};

function sorted(rows: Record<string, unknown>[]): string[] {
  return rows.map((row) => Object.values(row).join(" | ")).sort();
}

/** The counters that differ from their rows. `except` names counters that the test changed itself. */
export function disagreeingCounters(rows: Rows, except: string[] = []) {
  return Object.entries(counters)
    .filter(([name]) => !except.includes(name))
    .map(([name, { kept, counted }]) => ({
      name,
      kept: sorted(rows(kept)),
      counted: sorted(rows(counted)),
    }))
    .filter(({ kept, counted }) => kept.join("\n") !== counted.join("\n"));
}

/** The problems that SQLite finds in the file. */
export function damageOf(rows: Rows): unknown[] {
  const integrity = sorted(rows("pragma integrity_check")).filter((line) => line !== "ok");
  return [...integrity, ...rows("pragma foreign_key_check")];
}

/** The orders, bookings and changes that were written only partly. */
export function halfWritten(rows: Rows): Record<string, unknown>[] {
  return rows(`
    select 'order without items' as what, id from orders
      where not exists (select 1 from order_items where order_id = orders.id)
    union all select 'order whose items do not add up', id from orders
      where subtotal_paise <> (select sum(total_paise) from order_items where order_id = orders.id)
        or total_paise <> subtotal_paise + delivery_fee_paise
    union all select 'item whose price does not add up', id from order_items
      where total_paise <> price_paise * quantity
    union all select 'order whose last change is another status', id from orders
      where status <> coalesce((select to_value from order_changes
        where order_id = orders.id and kind = 'status' order by id desc limit 1), 'pending')
    union all select 'event without packages or items', id from events
      where not exists (select 1 from event_packages where event_id = events.id)
        and not exists (select 1 from event_items where event_id = events.id)
    union all select 'event whose last change is another status', id from events
      where status <> coalesce((select to_value from event_changes
        where event_id = events.id and kind = 'status' order by id desc limit 1), 'pending')
    union all select 'key without its order', key from idempotency_keys
      where purpose = 'order' and result_id not in (select id from orders)
    union all select 'key without its event', key from idempotency_keys
      where purpose = 'event' and result_id not in (select id from events)`);
}
