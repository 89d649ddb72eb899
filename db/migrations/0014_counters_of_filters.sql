CREATE TABLE `event_type_totals` (
	`event_type` text NOT NULL,
	`status` text NOT NULL,
	`event_count` integer NOT NULL,
	PRIMARY KEY(`event_type`, `status`)
);
--> statement-breakpoint
ALTER TABLE `review_star_counts` ADD `verified_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `review_star_counts` ADD `featured_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `review_star_counts` ADD `featured_verified_count` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX `events_in_short` ON `events` (`seq`,`status`,`event_type`);
--> statement-breakpoint
CREATE INDEX `orders_cancelled` ON `orders` (`seq`) WHERE status = 'cancelled';
--> statement-breakpoint
INSERT INTO event_type_totals (event_type, status, event_count) SELECT event_type, status, count(*) FROM events GROUP BY 1, 2;
--> statement-breakpoint
CREATE TRIGGER `events_type_totals_insert` AFTER INSERT ON `events` BEGIN
  INSERT INTO event_type_totals (event_type, status, event_count) VALUES (new.event_type, new.status, 1)
  ON CONFLICT (event_type, status) DO UPDATE SET event_count = event_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_type_totals_delete` AFTER DELETE ON `events` BEGIN
  UPDATE event_type_totals SET event_count = event_count - 1 WHERE event_type = old.event_type AND status = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER `events_type_totals_update` AFTER UPDATE OF event_type, status ON `events` BEGIN
  UPDATE event_type_totals SET event_count = event_count - 1 WHERE event_type = old.event_type AND status = old.status;
  INSERT INTO event_type_totals (event_type, status, event_count) VALUES (new.event_type, new.status, 1)
  ON CONFLICT (event_type, status) DO UPDATE SET event_count = event_count + 1;
END;
--> statement-breakpoint
DROP TRIGGER `reviews_insert_count`;
--> statement-breakpoint
DROP TRIGGER `reviews_delete_count`;
--> statement-breakpoint
DROP TRIGGER `reviews_update_count`;
--> statement-breakpoint
UPDATE review_star_counts SET (verified_count, featured_count, featured_verified_count) = (
  SELECT coalesce(sum(is_verified), 0), coalesce(sum(is_featured), 0), coalesce(sum(is_featured AND is_verified), 0)
  FROM reviews WHERE reviews.rating = review_star_counts.rating AND is_hidden = 0);
--> statement-breakpoint
CREATE TRIGGER `reviews_insert_count` AFTER INSERT ON `reviews` BEGIN
  UPDATE review_star_counts SET
    review_count = review_count + (new.is_hidden = 0),
    hidden_count = hidden_count + (new.is_hidden = 1),
    verified_count = verified_count + (new.is_hidden = 0 AND new.is_verified),
    featured_count = featured_count + (new.is_hidden = 0 AND new.is_featured),
    featured_verified_count = featured_verified_count + (new.is_hidden = 0 AND new.is_featured AND new.is_verified)
  WHERE rating = new.rating;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id AND new.is_hidden = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_delete_count` AFTER DELETE ON `reviews` BEGIN
  UPDATE review_star_counts SET
    review_count = review_count - (old.is_hidden = 0),
    hidden_count = hidden_count - (old.is_hidden = 1),
    verified_count = verified_count - (old.is_hidden = 0 AND old.is_verified),
    featured_count = featured_count - (old.is_hidden = 0 AND old.is_featured),
    featured_verified_count = featured_verified_count - (old.is_hidden = 0 AND old.is_featured AND old.is_verified)
  WHERE rating = old.rating;
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id AND old.is_hidden = 0;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_update_count` AFTER UPDATE OF is_hidden, is_verified, is_featured, rating ON `reviews` BEGIN
  UPDATE review_star_counts SET
    review_count = review_count - (old.is_hidden = 0),
    hidden_count = hidden_count - (old.is_hidden = 1),
    verified_count = verified_count - (old.is_hidden = 0 AND old.is_verified),
    featured_count = featured_count - (old.is_hidden = 0 AND old.is_featured),
    featured_verified_count = featured_verified_count - (old.is_hidden = 0 AND old.is_featured AND old.is_verified)
  WHERE rating = old.rating;
  UPDATE review_star_counts SET
    review_count = review_count + (new.is_hidden = 0),
    hidden_count = hidden_count + (new.is_hidden = 1),
    verified_count = verified_count + (new.is_hidden = 0 AND new.is_verified),
    featured_count = featured_count + (new.is_hidden = 0 AND new.is_featured),
    featured_verified_count = featured_verified_count + (new.is_hidden = 0 AND new.is_featured AND new.is_verified)
  WHERE rating = new.rating;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_update_dish_rating` AFTER UPDATE OF is_hidden, rating, product_id ON `reviews` BEGIN
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id AND old.is_hidden = 0;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id AND new.is_hidden = 0;
END;
