/** Totals of orders for the dashboard, the list of orders and the reports: `order_day_totals` and `order_hour_totals`. */

// Days and hours are in Pune time, five and a half hours (19,800 seconds) ahead of UTC.
export const day = (order: string) => `date(${order}created_at / 1000 + 19800, 'unixepoch')`;
export const hour = (order: string) => `(${order}created_at / 1000 + 19800) % 86400 / 3600`;

const add = `
  INSERT INTO order_day_totals (day, status, payment_method, channel, order_count, total_paise)
  VALUES (${day("new.")}, new.status, new.payment_method, new.channel, 1, new.total_paise)
  ON CONFLICT (day, status, payment_method, channel) DO UPDATE SET
    order_count = order_count + 1, total_paise = total_paise + excluded.total_paise;`;

const oldTotals = `day = ${day("old.")} AND status = old.status AND payment_method = old.payment_method
    AND channel = old.channel`;
const subtract = `
  UPDATE order_day_totals SET order_count = order_count - 1, total_paise = total_paise - old.total_paise
  WHERE ${oldTotals};
  DELETE FROM order_day_totals WHERE ${oldTotals} AND order_count = 0;`;

// A customer is known by an account or a phone number.
const isKnown = (order: string) => `(${order}.user_id IS NOT NULL OR ${order}.phone_digits <> '')`;
const isFirst = (order: string) => `(${isKnown(order)} AND NOT EXISTS (
      SELECT 1 FROM orders earlier WHERE earlier.user_id = ${order}.user_id AND earlier.seq < ${order}.seq)
    AND NOT EXISTS (
      SELECT 1 FROM orders earlier WHERE earlier.phone_digits = ${order}.phone_digits
        AND earlier.phone_digits <> '' AND earlier.seq < ${order}.seq))`;

// Deleting a first order makes the customer's next one the first, unless it was the only one.
const isOnly = (order: string) => `(${isKnown(order)} AND NOT EXISTS (
      SELECT 1 FROM orders other WHERE other.user_id = ${order}.user_id)
    AND NOT EXISTS (
      SELECT 1 FROM orders other WHERE other.phone_digits = ${order}.phone_digits AND other.phone_digits <> ''))`;

export const orderTotalTriggers = [
  `CREATE TRIGGER order_totals_insert AFTER INSERT ON orders BEGIN ${add}
  INSERT INTO order_hour_totals (day, hour, order_count, known_count, first_count)
  VALUES (${day("new.")}, ${hour("new.")}, 1, ${isKnown("new")}, ${isFirst("new")})
  ON CONFLICT (day, hour) DO UPDATE SET order_count = order_count + 1,
    known_count = known_count + excluded.known_count, first_count = first_count + excluded.first_count;
END`,
  `CREATE TRIGGER order_totals_update AFTER UPDATE OF status, total_paise, payment_method ON orders BEGIN ${subtract} ${add}
END`,
  `CREATE TRIGGER order_totals_delete AFTER DELETE ON orders BEGIN ${subtract}
  UPDATE order_hour_totals SET order_count = order_count - 1,
    known_count = known_count - ${isKnown("old")}, first_count = first_count - ${isOnly("old")}
  WHERE day = ${day("old.")} AND hour = ${hour("old.")};
END`,
];

export const recountOrders = `
  DELETE FROM order_day_totals;
  INSERT INTO order_day_totals (day, status, payment_method, channel, order_count, total_paise)
  SELECT ${day("")}, status, payment_method, channel, count(*), sum(total_paise)
  FROM orders GROUP BY 1, 2, 3, 4;
  DELETE FROM order_hour_totals;
  INSERT INTO order_hour_totals (day, hour, order_count, known_count, first_count)
  SELECT ${day("")}, ${hour("")}, count(*), sum(${isKnown("orders")}), sum(${isFirst("orders")})
  FROM orders GROUP BY 1, 2;`;
