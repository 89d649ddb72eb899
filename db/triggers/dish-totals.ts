import { day } from "./order-totals.ts";

/** Portions sold of each dish by the day of the order, in Pune, without cancelled orders: `dish_day_totals`. */

const add = `
  INSERT INTO dish_day_totals (day, product_id, sold_count)
  SELECT ${day("orders.")}, new.product_id, new.quantity FROM orders
  WHERE id = new.order_id AND status <> 'cancelled' AND new.product_id IS NOT NULL
  ON CONFLICT (day, product_id) DO UPDATE SET sold_count = sold_count + excluded.sold_count;`;

const subtract = `
  UPDATE dish_day_totals SET sold_count = sold_count - old.quantity
  WHERE product_id = old.product_id
    AND day = (SELECT ${day("orders.")} FROM orders WHERE id = old.order_id AND status <> 'cancelled');`;

const addAll = `
  INSERT INTO dish_day_totals (day, product_id, sold_count)
  SELECT ${day("new.")}, product_id, sum(quantity) FROM order_items
  WHERE order_id = new.id AND product_id IS NOT NULL GROUP BY product_id
  ON CONFLICT (day, product_id) DO UPDATE SET sold_count = sold_count + excluded.sold_count;`;

const subtractAll = `
  UPDATE dish_day_totals SET sold_count = sold_count - (
    SELECT sum(quantity) FROM order_items
    WHERE order_id = old.id AND product_id = dish_day_totals.product_id)
  WHERE day = ${day("old.")}
    AND product_id IN (SELECT product_id FROM order_items WHERE order_id = old.id);`;

export const dishTotalTriggers = [
  `CREATE TRIGGER dish_totals_insert AFTER INSERT ON order_items BEGIN ${add}
END`,
  `CREATE TRIGGER dish_totals_update AFTER UPDATE OF quantity, product_id ON order_items BEGIN ${subtract} ${add}
END`,
  `CREATE TRIGGER dish_totals_delete AFTER DELETE ON order_items BEGIN ${subtract}
END`,
  `CREATE TRIGGER dish_totals_cancel AFTER UPDATE OF status ON orders
WHEN new.status = 'cancelled' AND old.status <> 'cancelled' BEGIN ${subtractAll}
END`,
  `CREATE TRIGGER dish_totals_restore AFTER UPDATE OF status ON orders
WHEN old.status = 'cancelled' AND new.status <> 'cancelled' BEGIN ${addAll}
END`,
  // Before the delete, because it cascades to the items that are counted here.
  `CREATE TRIGGER dish_totals_order_delete BEFORE DELETE ON orders
WHEN old.status <> 'cancelled' BEGIN ${subtractAll}
END`,
];

export const recountDishes = `
  DELETE FROM dish_day_totals;
  INSERT INTO dish_day_totals (day, product_id, sold_count)
  SELECT ${day("orders.")}, product_id, sum(quantity) FROM order_items
  JOIN orders ON orders.id = order_id
  WHERE product_id IS NOT NULL AND status <> 'cancelled' GROUP BY 1, 2;`;
