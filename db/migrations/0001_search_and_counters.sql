CREATE VIRTUAL TABLE `products_fts` USING fts5(name, description, ingredients, category, content='products', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `products_fts_insert` AFTER INSERT ON `products` BEGIN
  INSERT INTO products_fts(rowid, name, description, ingredients, category) VALUES (new.seq, new.name, new.description, new.ingredients, new.category);
END;
--> statement-breakpoint
CREATE TRIGGER `products_fts_delete` AFTER DELETE ON `products` BEGIN
  INSERT INTO products_fts(products_fts, rowid, name, description, ingredients, category) VALUES ('delete', old.seq, old.name, old.description, old.ingredients, old.category);
END;
--> statement-breakpoint
CREATE TRIGGER `products_fts_update` AFTER UPDATE OF name, description, ingredients, category ON `products` BEGIN
  INSERT INTO products_fts(products_fts, rowid, name, description, ingredients, category) VALUES ('delete', old.seq, old.name, old.description, old.ingredients, old.category);
  INSERT INTO products_fts(rowid, name, description, ingredients, category) VALUES (new.seq, new.name, new.description, new.ingredients, new.category);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_fts` USING fts5(order_number, customer_name, email, phone, content='orders', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `orders_fts_insert` AFTER INSERT ON `orders` BEGIN
  INSERT INTO orders_fts(rowid, order_number, customer_name, email, phone) VALUES (new.seq, new.order_number, new.customer_name, new.email, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER `orders_fts_delete` AFTER DELETE ON `orders` BEGIN
  INSERT INTO orders_fts(orders_fts, rowid, order_number, customer_name, email, phone) VALUES ('delete', old.seq, old.order_number, old.customer_name, old.email, old.phone);
END;
--> statement-breakpoint
CREATE TRIGGER `orders_fts_update` AFTER UPDATE OF order_number, customer_name, email, phone ON `orders` BEGIN
  INSERT INTO orders_fts(orders_fts, rowid, order_number, customer_name, email, phone) VALUES ('delete', old.seq, old.order_number, old.customer_name, old.email, old.phone);
  INSERT INTO orders_fts(rowid, order_number, customer_name, email, phone) VALUES (new.seq, new.order_number, new.customer_name, new.email, new.phone);
END;
--> statement-breakpoint
INSERT INTO products_fts(products_fts) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO orders_fts(orders_fts) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO `order_status_counts` (status, order_count) VALUES ('pending', 0), ('confirmed', 0), ('preparing', 0), ('out_for_delivery', 0), ('delivered', 0), ('cancelled', 0);
--> statement-breakpoint
UPDATE `order_status_counts` SET order_count = (SELECT count(*) FROM orders WHERE orders.status = order_status_counts.status);
--> statement-breakpoint
CREATE TRIGGER `orders_count_insert` AFTER INSERT ON `orders` BEGIN
  UPDATE order_status_counts SET order_count = order_count + 1 WHERE status = new.status;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_count_delete` AFTER DELETE ON `orders` BEGIN
  UPDATE order_status_counts SET order_count = order_count - 1 WHERE status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_count_update` AFTER UPDATE OF status ON `orders` WHEN old.status <> new.status BEGIN
  UPDATE order_status_counts SET order_count = order_count - 1 WHERE status = old.status;
  UPDATE order_status_counts SET order_count = order_count + 1 WHERE status = new.status;
END;
