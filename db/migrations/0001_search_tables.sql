-- Written by hand: Drizzle does not know virtual tables. db/triggers/search-tables.ts keeps them equal to their tables, and fills them.
-- Marks belong to words, so that words in Devanagari stay whole; words can be found by their first letters.
CREATE VIRTUAL TABLE `products_fts` USING fts5(name, description, ingredients, category, content='products', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_fts` USING fts5(order_number, customer_name, email, phone, content='orders', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
CREATE VIRTUAL TABLE `users_fts` USING fts5(name, email, phone, content='users', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
CREATE VIRTUAL TABLE `posts_fts` USING fts5(title, excerpt, content, tags, content='posts', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
CREATE VIRTUAL TABLE `reviews_fts` USING fts5(title, comment, customer_name, content='reviews', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
CREATE VIRTUAL TABLE `events_fts` USING fts5(event_number, event_name, customer_name, customer_email, contact_name, contact_phone, content='events', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
