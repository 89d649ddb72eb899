CREATE VIEW `published_posts` AS
SELECT coalesce(published_at, 0) * 1048576 + seq AS place, title, excerpt, content, tags FROM posts WHERE status = 'published';
--> statement-breakpoint
CREATE VIRTUAL TABLE `published_posts_fts` USING fts5(title, excerpt, content, tags, content='published_posts', content_rowid='place', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO published_posts_fts(published_posts_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE TRIGGER `published_posts_fts_insert` AFTER INSERT ON `posts` WHEN new.status = 'published' BEGIN
  INSERT INTO published_posts_fts(rowid, title, excerpt, content, tags) VALUES (coalesce(new.published_at, 0) * 1048576 + new.seq, new.title, new.excerpt, new.content, new.tags);
END;
--> statement-breakpoint
CREATE TRIGGER `published_posts_fts_delete` AFTER DELETE ON `posts` WHEN old.status = 'published' BEGIN
  INSERT INTO published_posts_fts(published_posts_fts, rowid, title, excerpt, content, tags) VALUES ('delete', coalesce(old.published_at, 0) * 1048576 + old.seq, old.title, old.excerpt, old.content, old.tags);
END;
--> statement-breakpoint
CREATE TRIGGER `published_posts_fts_update` AFTER UPDATE OF title, excerpt, content, tags, status, published_at ON `posts` BEGIN
  INSERT INTO published_posts_fts(published_posts_fts, rowid, title, excerpt, content, tags) SELECT 'delete', coalesce(old.published_at, 0) * 1048576 + old.seq, old.title, old.excerpt, old.content, old.tags WHERE old.status = 'published';
  INSERT INTO published_posts_fts(rowid, title, excerpt, content, tags) SELECT coalesce(new.published_at, 0) * 1048576 + new.seq, new.title, new.excerpt, new.content, new.tags WHERE new.status = 'published';
END;
