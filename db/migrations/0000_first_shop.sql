CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_of_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'customer' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`is_email_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`last_login_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`,`seq`);--> statement-breakpoint
CREATE TABLE `cart_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`cart_id` text NOT NULL,
	`product_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`customizations` text DEFAULT '{}' NOT NULL,
	`special_instructions` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`cart_id`) REFERENCES `carts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_identity` ON `cart_lines` (`cart_id`,`product_id`,`customizations`);--> statement-breakpoint
CREATE INDEX `cart_lines_in_order` ON `cart_lines` (`cart_id`,`id`);--> statement-breakpoint
CREATE INDEX `cart_lines_of_product` ON `cart_lines` (`product_id`);--> statement-breakpoint
CREATE TABLE `carts` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text,
	`user_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_tokenHash_unique` ON `carts` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `carts_userId_unique` ON `carts` (`user_id`);--> statement-breakpoint
CREATE INDEX `carts_by_age` ON `carts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
CREATE TABLE `idempotency_keys` (
	`user_id` text NOT NULL,
	`purpose` text NOT NULL,
	`key` text NOT NULL,
	`fingerprint` text NOT NULL,
	`result_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `idempotency_keys_by_age` ON `idempotency_keys` (`created_at`);--> statement-breakpoint
CREATE TABLE `order_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_value` text NOT NULL,
	`to_value` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`by_role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `order_changes_of_order` ON `order_changes` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_changes_by_user` ON `order_changes` (`by_user_id`);--> statement-breakpoint
CREATE TABLE `order_items` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`product_id` text,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`image` text NOT NULL,
	`price_paise` integer NOT NULL,
	`quantity` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`customizations` text DEFAULT '{}' NOT NULL,
	`special_instructions` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `order_items_of_order` ON `order_items` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `order_items_of_product` ON `order_items` (`product_id`,`order_id`);--> statement-breakpoint
CREATE TABLE `order_number_counters` (
	`day` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `order_status_counts` (
	`status` text PRIMARY KEY NOT NULL,
	`order_count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `orders` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`order_number` text NOT NULL,
	`user_id` text,
	`status` text DEFAULT 'pending' NOT NULL,
	`delivery_type` text NOT NULL,
	`payment_method` text NOT NULL,
	`payment_status` text DEFAULT 'pending' NOT NULL,
	`paid_at` integer,
	`customer_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip_code` text NOT NULL,
	`delivery_instructions` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`subtotal_paise` integer NOT NULL,
	`delivery_fee_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`cancellation_reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_id_unique` ON `orders` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_orderNumber_unique` ON `orders` (`order_number`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`seq`);--> statement-breakpoint
CREATE INDEX `orders_of_user` ON `orders` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `orders_of_user_by_status` ON `orders` (`user_id`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`);--> statement-breakpoint
CREATE TABLE `products` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`category` text NOT NULL,
	`description` text NOT NULL,
	`price_paise` integer NOT NULL,
	`image` text NOT NULL,
	`is_veg` integer DEFAULT false NOT NULL,
	`is_spicy` integer DEFAULT false NOT NULL,
	`is_popular` integer DEFAULT false NOT NULL,
	`is_available` integer DEFAULT true NOT NULL,
	`ingredients` text NOT NULL,
	`stock` integer NOT NULL,
	`sold_count` integer DEFAULT 0 NOT NULL,
	`rating_count` integer DEFAULT 0 NOT NULL,
	`rating_total` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_id_unique` ON `products` (`id`);--> statement-breakpoint
CREATE INDEX `products_listed_by_name` ON `products` (`deleted_at`,`is_available`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `products_listed_by_price` ON `products` (`deleted_at`,`is_available`,`price_paise`,`id`);--> statement-breakpoint
CREATE INDEX `products_in_category_by_name` ON `products` (`category`,`deleted_at`,`is_available`,`name`,`id`);--> statement-breakpoint
CREATE INDEX `products_in_category_by_price` ON `products` (`category`,`deleted_at`,`is_available`,`price_paise`,`id`);--> statement-breakpoint
CREATE INDEX `products_by_popularity` ON `products` (`deleted_at`,`is_available`,`is_popular`,`sold_count`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
