CREATE TABLE `audit_log` (
	`id` text PRIMARY KEY NOT NULL,
	`actor_id` text NOT NULL,
	`actor_name` text NOT NULL,
	`action` text NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`subject_name` text NOT NULL,
	`before` text,
	`after` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_of_subject` ON `audit_log` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_kind` ON `audit_log` (`subject_kind`,`id`);--> statement-breakpoint
CREATE INDEX `audit_log_by_actor` ON `audit_log` (`actor_id`,`id`);--> statement-breakpoint
CREATE TABLE `post_totals` (
	`status` text NOT NULL,
	`category` text NOT NULL,
	`post_count` integer NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`status`, `category`)
);
--> statement-breakpoint
CREATE TABLE `row_counts` (
	`name` text PRIMARY KEY NOT NULL,
	`row_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `form_drafts_by_age` ON `form_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_hour_totals` (
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`order_count` integer NOT NULL,
	PRIMARY KEY(`day`, `hour`)
);
--> statement-breakpoint
CREATE TABLE `order_payment_totals` (
	`day` text NOT NULL,
	`payment_method` text NOT NULL,
	`order_count` integer NOT NULL,
	`total_paise` integer NOT NULL,
	PRIMARY KEY(`day`, `payment_method`)
);
--> statement-breakpoint
ALTER TABLE `orders` ADD `due_at` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sold_out_until` integer;--> statement-breakpoint
CREATE INDEX `products_kept` ON `products` (`deleted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `products_kept_in_category` ON `products` (`category`,`deleted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `products_best_selling` ON `products` (`deleted_at`,`sold_count`);--> statement-breakpoint
ALTER TABLE `review_star_counts` ADD `hidden_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_name` ON `users` (`name`,`seq`);--> statement-breakpoint
CREATE INDEX `users_by_last_login` ON `users` (`last_login_at`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_name` ON `users` (`role`,`name`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_email` ON `users` (`role`,`email`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_last_login` ON `users` (`role`,`last_login_at`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_status` ON `posts` (`status`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_category` ON `posts` (`category`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_status_and_category` ON `posts` (`status`,`category`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_kept_by_rating` ON `reviews` (`rating`,`seq`);