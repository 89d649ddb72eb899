DROP TABLE `users_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_fts` USING fts5(name, email, phone, content='users', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO users_fts(users_fts) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE `orders_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_fts` USING fts5(order_number, customer_name, email, phone, content='orders', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO orders_fts(orders_fts) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE `events_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_fts` USING fts5(event_number, event_name, customer_name, customer_email, contact_name, contact_phone, content='events', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO events_fts(events_fts) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE `posts_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_fts` USING fts5(title, excerpt, content, tags, content='posts', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO posts_fts(posts_fts) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE `reviews_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `reviews_fts` USING fts5(title, comment, customer_name, content='reviews', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO reviews_fts(reviews_fts) VALUES ('rebuild');
--> statement-breakpoint
DROP TABLE `products_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `products_fts` USING fts5(name, description, ingredients, category, content='products', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
INSERT INTO products_fts(products_fts) VALUES ('rebuild');
