CREATE VIRTUAL TABLE `users_fts` USING fts5(name, email, phone, content='users', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `users_fts_insert` AFTER INSERT ON `users` BEGIN
  INSERT INTO users_fts(rowid, name, email, phone) VALUES (new.seq, new.name, new.email, new.phone);
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_delete` AFTER DELETE ON `users` BEGIN
  INSERT INTO users_fts(users_fts, rowid, name, email, phone) VALUES ('delete', old.seq, old.name, old.email, old.phone);
END;
--> statement-breakpoint
CREATE TRIGGER `users_fts_update` AFTER UPDATE OF name, email, phone ON `users` BEGIN
  INSERT INTO users_fts(users_fts, rowid, name, email, phone) VALUES ('delete', old.seq, old.name, old.email, old.phone);
  INSERT INTO users_fts(rowid, name, email, phone) VALUES (new.seq, new.name, new.email, new.phone);
END;
--> statement-breakpoint
INSERT INTO users_fts(users_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE `reviews_fts` USING fts5(title, comment, customer_name, content='reviews', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `reviews_fts_insert` AFTER INSERT ON `reviews` BEGIN
  INSERT INTO reviews_fts(rowid, title, comment, customer_name) VALUES (new.seq, new.title, new.comment, new.customer_name);
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_fts_delete` AFTER DELETE ON `reviews` BEGIN
  INSERT INTO reviews_fts(reviews_fts, rowid, title, comment, customer_name) VALUES ('delete', old.seq, old.title, old.comment, old.customer_name);
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_fts_update` AFTER UPDATE OF title, comment, customer_name ON `reviews` BEGIN
  INSERT INTO reviews_fts(reviews_fts, rowid, title, comment, customer_name) VALUES ('delete', old.seq, old.title, old.comment, old.customer_name);
  INSERT INTO reviews_fts(rowid, title, comment, customer_name) VALUES (new.seq, new.title, new.comment, new.customer_name);
END;
--> statement-breakpoint
INSERT INTO reviews_fts(reviews_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `orders_hour_insert` AFTER INSERT ON `orders` BEGIN
  INSERT INTO order_hour_totals (day, hour, order_count)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), (new.created_at / 1000 + 19800) % 86400 / 3600, 1)
  ON CONFLICT (day, hour) DO UPDATE SET order_count = order_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_hour_delete` AFTER DELETE ON `orders` BEGIN
  UPDATE order_hour_totals SET order_count = order_count - 1
  WHERE day = date(old.created_at / 1000 + 19800, 'unixepoch') AND hour = (old.created_at / 1000 + 19800) % 86400 / 3600;
END;
--> statement-breakpoint
INSERT INTO order_hour_totals (day, hour, order_count)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), (created_at / 1000 + 19800) % 86400 / 3600, count(*) FROM orders GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `orders_payment_insert` AFTER INSERT ON `orders` WHEN new.status <> 'cancelled' BEGIN
  INSERT INTO order_payment_totals (day, payment_method, order_count, total_paise)
  VALUES (date(new.created_at / 1000 + 19800, 'unixepoch'), new.payment_method, 1, new.total_paise)
  ON CONFLICT (day, payment_method) DO UPDATE SET order_count = order_count + 1, total_paise = total_paise + excluded.total_paise;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_payment_delete` AFTER DELETE ON `orders` WHEN old.status <> 'cancelled' BEGIN
  UPDATE order_payment_totals SET order_count = order_count - 1, total_paise = total_paise - old.total_paise
  WHERE day = date(old.created_at / 1000 + 19800, 'unixepoch') AND payment_method = old.payment_method;
END;
--> statement-breakpoint
CREATE TRIGGER `orders_payment_cancel` AFTER UPDATE OF status ON `orders` WHEN (old.status = 'cancelled') <> (new.status = 'cancelled') BEGIN
  UPDATE order_payment_totals SET
    order_count = order_count + iif(new.status = 'cancelled', -1, 1),
    total_paise = total_paise + iif(new.status = 'cancelled', -1, 1) * new.total_paise
  WHERE day = date(new.created_at / 1000 + 19800, 'unixepoch') AND payment_method = new.payment_method;
END;
--> statement-breakpoint
INSERT INTO order_payment_totals (day, payment_method, order_count, total_paise)
SELECT date(created_at / 1000 + 19800, 'unixepoch'), payment_method, count(*), sum(total_paise) FROM orders WHERE status <> 'cancelled' GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO post_totals (status, category, post_count, views) SELECT status, category, count(*), sum(views) FROM posts GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `posts_totals_insert` AFTER INSERT ON `posts` BEGIN
  INSERT INTO post_totals (status, category, post_count, views) VALUES (new.status, new.category, 1, new.views)
  ON CONFLICT (status, category) DO UPDATE SET post_count = post_count + 1, views = views + excluded.views;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_totals_delete` AFTER DELETE ON `posts` BEGIN
  UPDATE post_totals SET post_count = post_count - 1, views = views - old.views WHERE status = old.status AND category = old.category;
END;
--> statement-breakpoint
CREATE TRIGGER `posts_totals_update` AFTER UPDATE OF status, category, views ON `posts` BEGIN
  UPDATE post_totals SET post_count = post_count - 1, views = views - old.views WHERE status = old.status AND category = old.category;
  INSERT INTO post_totals (status, category, post_count, views) VALUES (new.status, new.category, 1, new.views)
  ON CONFLICT (status, category) DO UPDATE SET post_count = post_count + 1, views = views + excluded.views;
END;
--> statement-breakpoint
DROP TRIGGER `reviews_insert_count`;
--> statement-breakpoint
DROP TRIGGER `reviews_delete_count`;
--> statement-breakpoint
DROP TRIGGER `reviews_update_count`;
--> statement-breakpoint
UPDATE review_star_counts SET hidden_count = (SELECT count(*) FROM reviews WHERE reviews.rating = review_star_counts.rating AND is_hidden = 1);
--> statement-breakpoint
CREATE TRIGGER `reviews_insert_count` AFTER INSERT ON `reviews` BEGIN
  UPDATE review_star_counts SET review_count = review_count + (new.is_hidden = 0), hidden_count = hidden_count + (new.is_hidden = 1) WHERE rating = new.rating;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id AND new.is_hidden = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_delete_count` AFTER DELETE ON `reviews` BEGIN
  UPDATE review_star_counts SET review_count = review_count - (old.is_hidden = 0), hidden_count = hidden_count - (old.is_hidden = 1) WHERE rating = old.rating;
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id AND old.is_hidden = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_update_count` AFTER UPDATE OF is_hidden, rating, product_id ON `reviews` BEGIN
  UPDATE review_star_counts SET review_count = review_count - (old.is_hidden = 0), hidden_count = hidden_count - (old.is_hidden = 1) WHERE rating = old.rating;
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id AND old.is_hidden = 0;
  UPDATE review_star_counts SET review_count = review_count + (new.is_hidden = 0), hidden_count = hidden_count + (new.is_hidden = 1) WHERE rating = new.rating;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id AND new.is_hidden = 0;
END;
--> statement-breakpoint
INSERT INTO row_counts (name, row_count) VALUES
  ('users.customer', (SELECT count(*) FROM users WHERE role = 'customer')),
  ('users.admin', (SELECT count(*) FROM users WHERE role = 'admin')),
  ('subscribers', (SELECT count(*) FROM newsletter_subscribers)),
  ('messages.unread', (SELECT count(*) FROM contact_messages WHERE read_at IS NULL)),
  ('messages.read', (SELECT count(*) FROM contact_messages WHERE read_at IS NOT NULL));
--> statement-breakpoint
CREATE TRIGGER `users_count_insert` AFTER INSERT ON `users` BEGIN
  UPDATE row_counts SET row_count = row_count + 1 WHERE name = 'users.' || new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `users_count_delete` AFTER DELETE ON `users` BEGIN
  UPDATE row_counts SET row_count = row_count - 1 WHERE name = 'users.' || old.role;
END;
--> statement-breakpoint
CREATE TRIGGER `users_count_update` AFTER UPDATE OF role ON `users` BEGIN
  UPDATE row_counts SET row_count = row_count - 1 WHERE name = 'users.' || old.role;
  UPDATE row_counts SET row_count = row_count + 1 WHERE name = 'users.' || new.role;
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_count_insert` AFTER INSERT ON `newsletter_subscribers` BEGIN
  UPDATE row_counts SET row_count = row_count + 1 WHERE name = 'subscribers';
END;
--> statement-breakpoint
CREATE TRIGGER `newsletter_subscribers_count_delete` AFTER DELETE ON `newsletter_subscribers` BEGIN
  UPDATE row_counts SET row_count = row_count - 1 WHERE name = 'subscribers';
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_count_insert` AFTER INSERT ON `contact_messages` BEGIN
  UPDATE row_counts SET row_count = row_count + 1 WHERE name = iif(new.read_at IS NULL, 'messages.unread', 'messages.read');
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_count_delete` AFTER DELETE ON `contact_messages` BEGIN
  UPDATE row_counts SET row_count = row_count - 1 WHERE name = iif(old.read_at IS NULL, 'messages.unread', 'messages.read');
END;
--> statement-breakpoint
CREATE TRIGGER `contact_messages_count_update` AFTER UPDATE OF read_at ON `contact_messages` BEGIN
  UPDATE row_counts SET row_count = row_count - 1 WHERE name = iif(old.read_at IS NULL, 'messages.unread', 'messages.read');
  UPDATE row_counts SET row_count = row_count + 1 WHERE name = iif(new.read_at IS NULL, 'messages.unread', 'messages.read');
END;
