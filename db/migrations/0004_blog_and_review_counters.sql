CREATE VIRTUAL TABLE `posts_fts` USING fts5(title, excerpt, content, tags, content='posts', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `posts_fts_insert` AFTER INSERT ON `posts` BEGIN
  INSERT INTO posts_fts(rowid, title, excerpt, content, tags) VALUES (new.seq, new.title, new.excerpt, new.content, new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_delete` AFTER DELETE ON `posts` BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, excerpt, content, tags) VALUES ('delete', old.seq, old.title, old.excerpt, old.content, old.tags);
END;
--> statement-breakpoint
CREATE TRIGGER `posts_fts_update` AFTER UPDATE OF title, excerpt, content, tags ON `posts` BEGIN
  INSERT INTO posts_fts(posts_fts, rowid, title, excerpt, content, tags) VALUES ('delete', old.seq, old.title, old.excerpt, old.content, old.tags);
  INSERT INTO posts_fts(rowid, title, excerpt, content, tags) VALUES (new.seq, new.title, new.excerpt, new.content, new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER `post_likes_insert` AFTER INSERT ON `post_likes` BEGIN
  UPDATE posts SET likes = likes + 1 WHERE id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `post_likes_delete` AFTER DELETE ON `post_likes` BEGIN
  UPDATE posts SET likes = max(likes - 1, 0) WHERE id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER `review_votes_insert` AFTER INSERT ON `review_votes` BEGIN
  UPDATE reviews SET helpful_count = helpful_count + 1 WHERE id = new.review_id;
END;
--> statement-breakpoint
CREATE TRIGGER `review_votes_delete` AFTER DELETE ON `review_votes` BEGIN
  UPDATE reviews SET helpful_count = max(helpful_count - 1, 0) WHERE id = old.review_id;
END;
--> statement-breakpoint
INSERT INTO posts_fts(posts_fts) VALUES ('rebuild');
--> statement-breakpoint
UPDATE `posts` SET likes = (SELECT count(*) FROM post_likes WHERE post_id = posts.id);
--> statement-breakpoint
UPDATE `reviews` SET helpful_count = (SELECT count(*) FROM review_votes WHERE review_id = reviews.id);
--> statement-breakpoint
INSERT INTO `review_star_counts` (rating, review_count) VALUES (1, 0), (2, 0), (3, 0), (4, 0), (5, 0);
--> statement-breakpoint
UPDATE `review_star_counts` SET review_count = (SELECT count(*) FROM reviews WHERE reviews.rating = review_star_counts.rating AND is_hidden = 0);
--> statement-breakpoint
UPDATE `products` SET rating_count = (SELECT count(*) FROM reviews WHERE product_id = products.id AND is_hidden = 0), rating_total = (SELECT coalesce(sum(rating), 0) FROM reviews WHERE product_id = products.id AND is_hidden = 0);
--> statement-breakpoint
CREATE TRIGGER `reviews_insert_count` AFTER INSERT ON `reviews` WHEN new.is_hidden = 0 BEGIN
  UPDATE review_star_counts SET review_count = review_count + 1 WHERE rating = new.rating;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_delete_count` AFTER DELETE ON `reviews` WHEN old.is_hidden = 0 BEGIN
  UPDATE review_star_counts SET review_count = review_count - 1 WHERE rating = old.rating;
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER `reviews_update_count` AFTER UPDATE OF is_hidden, rating, product_id ON `reviews` BEGIN
  UPDATE review_star_counts SET review_count = review_count - 1 WHERE rating = old.rating AND old.is_hidden = 0;
  UPDATE products SET rating_count = rating_count - 1, rating_total = rating_total - old.rating WHERE id = old.product_id AND old.is_hidden = 0;
  UPDATE review_star_counts SET review_count = review_count + 1 WHERE rating = new.rating AND new.is_hidden = 0;
  UPDATE products SET rating_count = rating_count + 1, rating_total = rating_total + new.rating WHERE id = new.product_id AND new.is_hidden = 0;
END;
