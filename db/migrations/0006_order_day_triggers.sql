CREATE TRIGGER `orders_day_insert` AFTER INSERT ON `orders` BEGIN
  INSERT INTO order_day_totals (day, order_count, delivered_count, delivered_paise)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), 1, new.status = 'delivered', iif(new.status = 'delivered', new.total_paise, 0))
  ON CONFLICT (day) DO UPDATE SET
    order_count = order_count + excluded.order_count,
    delivered_count = delivered_count + excluded.delivered_count,
    delivered_paise = delivered_paise + excluded.delivered_paise;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_day_delete` AFTER DELETE ON `orders` BEGIN
  UPDATE order_day_totals SET
    order_count = order_count - 1,
    delivered_count = delivered_count - (old.status = 'delivered'),
    delivered_paise = delivered_paise - iif(old.status = 'delivered', old.total_paise, 0)
  WHERE day = date(old.created_at / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
CREATE TRIGGER `orders_day_update` AFTER UPDATE OF status, total_paise ON `orders` WHEN (old.status = 'delivered') <> (new.status = 'delivered') OR old.total_paise <> new.total_paise BEGIN
  UPDATE order_day_totals SET
    delivered_count = delivered_count - (old.status = 'delivered') + (new.status = 'delivered'),
    delivered_paise = delivered_paise - iif(old.status = 'delivered', old.total_paise, 0) + iif(new.status = 'delivered', new.total_paise, 0)
  WHERE day = date(new.created_at / 1000 + 19800, 'unixepoch');
END;
--> statement-breakpoint
INSERT INTO order_day_totals (day, order_count, delivered_count, delivered_paise)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), count(*), sum(status = 'delivered'), sum(iif(status = 'delivered', total_paise, 0)) FROM orders GROUP BY 1;
