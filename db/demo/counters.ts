import { sqlite } from "#db/client.server.ts";

// Read once for four counters: a million orders are a lot to read.
const orders = `
  create temp table order_sums as
    select date(created_at / 1000 + 19800, 'unixepoch') as day, (created_at / 1000 + 19800) % 86400 / 3600 as hour,
      payment_method, status, count(*) as order_count, sum(total_paise) as total_paise
    from orders group by 1, 2, 3, 4;
  update order_status_counts set order_count = (
    select coalesce(sum(order_count), 0) from order_sums where status = order_status_counts.status);
  delete from order_day_totals;
  insert into order_day_totals (day, order_count, delivered_count, delivered_paise)
    select day, sum(order_count), sum(iif(status = 'delivered', order_count, 0)),
      sum(iif(status = 'delivered', total_paise, 0)) from order_sums group by 1;
  delete from order_hour_totals;
  insert into order_hour_totals (day, hour, order_count)
    select day, hour, sum(order_count) from order_sums group by 1, 2;
  delete from order_payment_totals;
  insert into order_payment_totals (day, payment_method, order_count, total_paise)
    select day, payment_method, sum(order_count), sum(total_paise) from order_sums
    where status <> 'cancelled' group by 1, 2;
  drop table order_sums;`;

const events = `
  update event_totals set (event_count, total_paise) = (
    select count(*), coalesce(sum(total_paise), 0) from events where status = event_totals.status);
  delete from event_days;
  insert into event_days (day, guest_count, event_count)
    select event_date, sum(guest_count), count(*) from events where status <> 'cancelled' group by 1;
  delete from event_type_totals;
  insert into event_type_totals (event_type, status, event_count)
    select event_type, status, count(*) from events group by 1, 2;`;

const posts = `
  update posts set likes = (select count(*) from post_likes where post_id = posts.id);
  delete from post_totals;
  insert into post_totals (status, category, post_count, views)
    select status, category, count(*), sum(views) from posts group by 1, 2;`;

const reviews = `
  update reviews set helpful_count = votes from (
    select review_id, count(*) as votes from review_votes group by 1) where review_id = id;
  update review_star_counts set
    (review_count, hidden_count, verified_count, featured_count, featured_verified_count) = (
    select coalesce(sum(is_hidden = 0), 0), coalesce(sum(is_hidden = 1), 0),
      coalesce(sum(is_hidden = 0 and is_verified), 0), coalesce(sum(is_hidden = 0 and is_featured), 0),
      coalesce(sum(is_hidden = 0 and is_featured and is_verified), 0) from reviews
    where rating = review_star_counts.rating);
  update products set rating_count = ratings, rating_total = total from (
    select product_id, count(*) as ratings, sum(rating) as total from reviews
    where product_id is not null and is_hidden = 0 group by 1) where product_id = id;`;

const rows = `
  update row_counts set row_count = counted from (
    select 'users.' || role as counted_name, count(*) as counted from users group by role
    union all select 'subscribers', count(*) from newsletter_subscribers
    union all select 'messages.unread', count(*) from contact_messages where read_at is null
    union all select 'messages.read', count(*) from contact_messages where read_at is not null
  ) where counted_name = name;`;

/**
 * Sets every counter that triggers keep to what the rows say, for rows that came without the triggers.
 * Source: architecture, SQLite and Drizzle ("a counter table").
 */
export function recountAll(): void {
  for (const statements of [orders, events, posts, reviews, rows]) sqlite.exec(statements);
}
