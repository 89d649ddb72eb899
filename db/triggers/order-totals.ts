/** Totals of orders for the dashboard and the list of orders: `order_day_totals` and `order_hour_totals`. */

// Days and hours are those of Pune, five and a half hours (19,800 seconds) ahead of UTC.
const day = (order: string) => `date(${order}created_at / 1000 + 19800, 'unixepoch')`;
const hour = (order: string) => `(${order}created_at / 1000 + 19800) % 86400 / 3600`;

const add = `
  INSERT INTO order_day_totals (day, status, payment_method, order_count, total_paise)
  VALUES (${day("new.")}, new.status, new.payment_method, 1, new.total_paise)
  ON CONFLICT (day, status, payment_method) DO UPDATE SET
    order_count = order_count + 1, total_paise = total_paise + excluded.total_paise;`;

const oldTotals = `day = ${day("old.")} AND status = old.status AND payment_method = old.payment_method`;
const subtract = `
  UPDATE order_day_totals SET order_count = order_count - 1, total_paise = total_paise - old.total_paise
  WHERE ${oldTotals};
  DELETE FROM order_day_totals WHERE ${oldTotals} AND order_count = 0;`;

export const orderTotalTriggers = [
  `CREATE TRIGGER order_totals_insert AFTER INSERT ON orders BEGIN ${add}
  INSERT INTO order_hour_totals (day, hour, order_count) VALUES (${day("new.")}, ${hour("new.")}, 1)
  ON CONFLICT (day, hour) DO UPDATE SET order_count = order_count + 1;
END`,
  `CREATE TRIGGER order_totals_update AFTER UPDATE OF status, total_paise, payment_method ON orders BEGIN ${subtract} ${add}
END`,
  `CREATE TRIGGER order_totals_delete AFTER DELETE ON orders BEGIN ${subtract}
  UPDATE order_hour_totals SET order_count = order_count - 1
  WHERE day = ${day("old.")} AND hour = ${hour("old.")};
END`,
];

export const recountOrders = `
  DELETE FROM order_day_totals;
  INSERT INTO order_day_totals (day, status, payment_method, order_count, total_paise)
  SELECT ${day("")}, status, payment_method, count(*), sum(total_paise) FROM orders GROUP BY 1, 2, 3;
  DELETE FROM order_hour_totals;
  INSERT INTO order_hour_totals (day, hour, order_count)
  SELECT ${day("")}, ${hour("")}, count(*) FROM orders GROUP BY 1, 2;`;
