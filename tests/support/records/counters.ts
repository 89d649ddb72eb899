type RunQuery = (sql: string) => Record<string, unknown>[];

const PUNE_DAY = "date(created_at / 1000 + 19800, 'unixepoch')";
const PUNE_HOUR = "(created_at / 1000 + 19800) % 86400 / 3600";

/** Each stored total, and the query that computes it from the rows. */
const totals: Record<string, { stored: string; computed: string }> = {
  order_day_totals: {
    stored:
      "select day, status, payment_method, channel, order_count, total_paise from order_day_totals",
    computed: `select ${PUNE_DAY}, status, payment_method, channel, count(*), sum(total_paise) from orders group by 1, 2, 3, 4`,
  },
  order_hour_totals: {
    stored: "select day, hour, order_count from order_hour_totals where order_count <> 0",
    computed: `select ${PUNE_DAY}, ${PUNE_HOUR}, count(*) from orders group by 1, 2`,
  },
  dish_day_totals: {
    stored: "select day, product_id, sold_count from dish_day_totals where sold_count <> 0",
    computed: `select date(orders.created_at / 1000 + 19800, 'unixepoch'), product_id, sum(quantity) from order_items
      join orders on orders.id = order_id where product_id is not null and status <> 'cancelled' group by 1, 2`,
  },
  "products.rating_count": {
    stored:
      "select id, rating_count, rating_total from products where rating_count <> 0 or rating_total <> 0",
    computed:
      "select product_id, count(*), sum(rating) from reviews where product_id is not null and is_hidden = 0 group by 1",
  },
  "coupons.uses": {
    stored: "select id, uses, revenue_paise, saved_paise from coupons where uses <> 0",
    computed: `select coupon_id, count(*), sum(total_paise), sum(saved_paise)
      from coupon_redemptions join orders on orders.id = order_id group by 1`,
  },
  "users.is_email_verified": {
    stored: "select id from users where is_email_verified",
    computed:
      "select users.id from users join verified_emails on user_id = users.id and verified_emails.email = users.email",
  },
  "orders.paid_paise": {
    stored: "select id, paid_paise from orders where paid_paise <> 0",
    computed: `select entry.order_id, sum(case coalesce(taken.kind, entry.kind) when 'payment' then entry.amount_paise
        when 'refund' then -entry.amount_paise else 0 end * iif(entry.kind = 'reversal', -1, 1)) as paise
      from payments entry left join payments taken on entry.kind = 'reversal' and taken.id = entry.applies_to
      where entry.order_id is not null group by 1 having paise <> 0`,
  },
  slots: {
    stored:
      "select delivery_type, starts_at, orders, plates from slots where orders <> 0 or plates <> 0",
    computed: `select delivery_type, slot_starts_at, count(*), sum(plates) from orders
      where slot_starts_at is not null and status <> 'cancelled' group by 1, 2`,
  },
  "products.sold_count": {
    stored: "select id, sold_count from products where sold_count <> 0",
    computed: `select product_id, sum(quantity) from order_items join orders on orders.id = order_id
      where product_id is not null and status <> 'cancelled' group by 1`,
  },
};

function sorted(rows: Record<string, unknown>[]): string[] {
  return rows.map((row) => Object.values(row).join(" | ")).sort();
}

/** The stored totals that differ from the computed ones; `except` names those that the test set itself. */
export function wrongCounters(runQuery: RunQuery, except: string[] = []) {
  return Object.entries(totals)
    .filter(([name]) => !except.includes(name))
    .map(([name, { stored, computed }]) => ({
      name,
      stored: sorted(runQuery(stored)),
      computed: sorted(runQuery(computed)),
    }))
    .filter(({ stored, computed }) => stored.join("\n") !== computed.join("\n"));
}

export function integrityErrors(runQuery: RunQuery): unknown[] {
  const integrity = sorted(runQuery("pragma integrity_check")).filter((line) => line !== "ok");
  return [...integrity, ...runQuery("pragma foreign_key_check")];
}

export function partialWrites(runQuery: RunQuery): Record<string, unknown>[] {
  return runQuery(`
    select 'order without items' as what, id from orders
      where not exists (select 1 from order_items where order_id = orders.id)
    union all select 'order whose items do not add up', id from orders
      where subtotal_paise <> (select sum(total_paise) from order_items where order_id = orders.id)
        or total_paise <> subtotal_paise - discount_paise + delivery_fee_paise + packing_paise + tax_paise + tip_paise + rounding_paise
        or discount_paise <> (select coalesce(sum(value ->> 'amountPaise'), 0) from json_each(discounts))
    union all select 'discount without its redemption', orders.id from orders, json_each(discounts) discount
      where status <> 'cancelled' and discount.value ->> 'couponId' is not null and not exists (select 1 from coupon_redemptions
        where order_id = orders.id and coupon_id = discount.value ->> 'couponId'
          and saved_paise = discount.value ->> 'amountPaise')
    union all select 'redemption without its order', id from coupon_redemptions
      where order_id not in (select id from orders where status <> 'cancelled' and discounts <> '[]')
    union all select 'order whose payments say otherwise', id from orders
      where total_paise > 0 and payment_status <> case
        when paid_paise > iif(status = 'cancelled', kept_paise, max(0, total_paise - waived_paise)) then 'refund_due'
        when status <> 'cancelled' and paid_paise < total_paise - waived_paise
          then iif(paid_paise > 0, 'partly_paid', 'pending')
        when paid_paise = 0 and refunded_paise > 0 then 'refunded'
        when status = 'cancelled' and kept_paise = 0 then 'pending' else 'paid' end
    union all select 'bill numbers with a gap', series || ' ' || financial_year from bills
      group by 1, 2 having min(number) <> 1 or max(number) <> count(*)
    union all select 'bill whose lines do not add up', bill_number from bills
      where total_paise - round_off_paise <> (select sum(value ->> 'totalPaise') from json_each(lines))
        or tax_paise <> (select sum((value ->> 'cgstPaise') * 2 + coalesce(value ->> 'igstPaise', 0)) from json_each(lines))
    union all select 'bill whose order costs something else', max(bill_number) from bills
      join orders on orders.id = order_id group by order_id
      having iif(orders.status = 'cancelled',
        sum(iif(kind = 'bill', 1, -1) * bills.total_paise) not between kept_paise and paid_paise,
        sum(iif(kind = 'bill', 1, -1) * bills.total_paise) not in (0, orders.total_paise - orders.waived_paise))
    union all select 'kept of what is not cancelled, or more than was paid', id from orders
      where kept_paise > iif(status = 'cancelled', min(paid_paise, total_paise), 0)
    union all select 'coupon redeemed twice for an order', order_id from coupon_redemptions
      group by order_id, coupon_id having count(*) > 1
    union all select 'item whose price does not add up', id from order_items
      where total_paise <> price_paise * quantity
    union all select 'dish of a combo in another order', part.id from order_items part
      join order_items combo on combo.id = part.part_of where combo.order_id <> part.order_id
    union all select 'combo without its dishes', order_items.id from order_items
      join products on products.id = product_id
      where kind = 'combo' and not exists (select 1 from order_items part where part.part_of = order_items.id)
    union all select 'more taken than there was', id from products where stock < 0
    union all select 'more taken than there was', id from option_choices where stock < 0
    union all select 'order whose last change is another status', id from orders
      where status <> coalesce((select to_value from order_changes
        where order_id = orders.id and kind = 'status' order by id desc limit 1),
        iif(channel = 'web', 'pending', status))
    union all select 'token that will be given out again', orders.id from orders
      left join token_counters on day = token_day where token + 0 > coalesce(last, 0)
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
