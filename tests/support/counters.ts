/** Runs a query, on a test database or an open connection. */
type Rows = (sql: string) => Record<string, unknown>[];

const PUNE_DAY = "date(created_at / 1000 + 19800, 'unixepoch')";
const PUNE_HOUR = "(created_at / 1000 + 19800) % 86400 / 3600";

/** Each total that is kept, and the query that computes it from the rows. */
const totals: Record<string, { kept: string; computed: string }> = {
  order_day_totals: {
    kept: "select day, status, payment_method, order_count, total_paise from order_day_totals",
    computed: `select ${PUNE_DAY}, status, payment_method, count(*), sum(total_paise) from orders group by 1, 2, 3`,
  },
  order_hour_totals: {
    kept: "select day, hour, order_count from order_hour_totals where order_count <> 0",
    computed: `select ${PUNE_DAY}, ${PUNE_HOUR}, count(*) from orders group by 1, 2`,
  },
  "products.rating_count": {
    kept: "select id, rating_count, rating_total from products where rating_count <> 0 or rating_total <> 0",
    computed:
      "select product_id, count(*), sum(rating) from reviews where product_id is not null and is_hidden = 0 group by 1",
  },
  "users.is_email_verified": {
    kept: "select id from users where is_email_verified",
    computed:
      "select users.id from users join verified_emails on user_id = users.id and verified_emails.email = users.email",
  },
  "products.sold_count": {
    kept: "select id, sold_count from products where sold_count <> 0",
    computed: `select product_id, sum(quantity) from order_items join orders on orders.id = order_id
      where product_id is not null and status <> 'cancelled' group by 1`,
  },
};

function sorted(rows: Record<string, unknown>[]): string[] {
  return rows.map((row) => Object.values(row).join(" | ")).sort();
}

/** Every total that differs from what its rows say, except those that the test filled in by hand. */
export function disagreeingCounters(rows: Rows, except: string[] = []) {
  return Object.entries(totals)
    .filter(([name]) => !except.includes(name))
    .map(([name, { kept, computed }]) => ({
      name,
      kept: sorted(rows(kept)),
      computed: sorted(rows(computed)),
    }))
    .filter(({ kept, computed }) => kept.join("\n") !== computed.join("\n"));
}

/** What SQLite finds wrong with the file. */
export function damageOf(rows: Rows): unknown[] {
  const integrity = sorted(rows("pragma integrity_check")).filter((line) => line !== "ok");
  return [...integrity, ...rows("pragma foreign_key_check")];
}

/** Every order, booking and idempotency key that was written only in part. */
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
