CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_of_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_by_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
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
CREATE INDEX `users_by_name` ON `users` (`name`,`seq`);--> statement-breakpoint
CREATE INDEX `users_by_last_login` ON `users` (`last_login_at`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_name` ON `users` (`role`,`name`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_email` ON `users` (`role`,`email`,`seq`);--> statement-breakpoint
CREATE INDEX `users_of_role_by_last_login` ON `users` (`role`,`last_login_at`,`seq`);--> statement-breakpoint
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
CREATE TABLE `post_likes` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_likes_of_post` ON `post_likes` (`post_id`);--> statement-breakpoint
CREATE INDEX `post_likes_in_time` ON `post_likes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `post_saves` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_saves_of_post` ON `post_saves` (`post_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`tags` text NOT NULL,
	`featured_image` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`read_time_minutes` integer DEFAULT 5 NOT NULL,
	`meta_title` text DEFAULT '' NOT NULL,
	`meta_description` text DEFAULT '' NOT NULL,
	`seo_keywords` text NOT NULL,
	`author_id` text,
	`author_name` text NOT NULL,
	`author_email` text NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_id_unique` ON `posts` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_slug_unique` ON `posts` (`slug`);--> statement-breakpoint
CREATE INDEX `posts_by_status` ON `posts` (`status`,`published_at`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_by_category` ON `posts` (`status`,`category`,`published_at`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_status` ON `posts` (`status`,`seq`,`views`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_category` ON `posts` (`category`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_kept_by_status_and_category` ON `posts` (`status`,`category`,`seq`);--> statement-breakpoint
CREATE INDEX `posts_by_author` ON `posts` (`author_id`);--> statement-breakpoint
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
	`checkout_draft` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `carts_tokenHash_unique` ON `carts` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `carts_userId_unique` ON `carts` (`user_id`);--> statement-breakpoint
CREATE INDEX `carts_by_age` ON `carts` (`updated_at`);--> statement-breakpoint
CREATE TABLE `form_drafts` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`fields` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `form_drafts_by_age` ON `form_drafts` (`created_at`);--> statement-breakpoint
CREATE TABLE `event_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`kind` text NOT NULL,
	`from_value` text NOT NULL,
	`to_value` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`by_role` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_changes_of_event` ON `event_changes` (`event_id`,`id`);--> statement-breakpoint
CREATE INDEX `event_changes_by_user` ON `event_changes` (`by_user_id`);--> statement-breakpoint
CREATE TABLE `event_items` (
	`event_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` integer NOT NULL,
	`price_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`special_instructions` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`event_id`, `position`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `event_number_counters` (
	`year` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `event_packages` (
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`price_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	PRIMARY KEY(`event_id`, `name`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`event_number` text NOT NULL,
	`user_id` text,
	`event_type` text NOT NULL,
	`event_name` text NOT NULL,
	`event_date` text NOT NULL,
	`event_time` text NOT NULL,
	`duration_hours` integer NOT NULL,
	`guest_count` integer NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`location_type` text NOT NULL,
	`street` text NOT NULL,
	`city` text NOT NULL,
	`state` text NOT NULL,
	`zip_code` text DEFAULT '' NOT NULL,
	`landmark` text DEFAULT '' NOT NULL,
	`setup_requirements` text DEFAULT '' NOT NULL,
	`dietary_requirements` text NOT NULL,
	`special_requests` text DEFAULT '' NOT NULL,
	`contact_name` text NOT NULL,
	`contact_phone` text NOT NULL,
	`contact_email` text NOT NULL,
	`alternate_name` text DEFAULT '' NOT NULL,
	`alternate_phone` text DEFAULT '' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`cancellation_reason` text DEFAULT '' NOT NULL,
	`subtotal_paise` integer NOT NULL,
	`service_charge_paise` integer NOT NULL,
	`setup_fee_paise` integer NOT NULL,
	`delivery_fee_paise` integer NOT NULL,
	`tax_paise` integer DEFAULT 0 NOT NULL,
	`total_paise` integer NOT NULL,
	`advance_paise` integer NOT NULL,
	`advance_received_paise` integer DEFAULT 0 NOT NULL,
	`advance_method` text DEFAULT '' NOT NULL,
	`advance_received_on` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_id_unique` ON `events` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `events_eventNumber_unique` ON `events` (`event_number`);--> statement-breakpoint
CREATE INDEX `events_by_status` ON `events` (`status`,`seq`,`total_paise`);--> statement-breakpoint
CREATE INDEX `events_by_type` ON `events` (`event_type`,`seq`);--> statement-breakpoint
CREATE INDEX `events_by_type_and_status` ON `events` (`event_type`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `events_of_user` ON `events` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `events_of_user_by_status` ON `events` (`user_id`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `events_by_day` ON `events` (`event_date`,`event_time`,`status`,`guest_count`);--> statement-breakpoint
CREATE INDEX `events_in_short` ON `events` (`seq`,`status`,`event_type`);--> statement-breakpoint
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
CREATE TABLE `image_files` (
	`image_id` text NOT NULL,
	`width` integer NOT NULL,
	`content_type` text NOT NULL,
	`bytes` blob NOT NULL,
	PRIMARY KEY(`image_id`, `width`),
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`created_at` integer NOT NULL,
	`draft_until` integer
);
--> statement-breakpoint
CREATE INDEX `images_by_draft_end` ON `images` (`draft_until`);--> statement-breakpoint
CREATE TABLE `contact_messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_messages_id_unique` ON `contact_messages` (`id`);--> statement-breakpoint
CREATE INDEX `contact_messages_unread` ON `contact_messages` (`read_at`,`seq`);--> statement-breakpoint
CREATE INDEX `contact_messages_by_email` ON `contact_messages` (`email`);--> statement-breakpoint
CREATE TABLE `newsletter_subscribers` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_id_unique` ON `newsletter_subscribers` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_subscribers_email_unique` ON `newsletter_subscribers` (`email`);--> statement-breakpoint
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
CREATE TABLE `order_day_totals` (
	`day` text NOT NULL,
	`status` text NOT NULL,
	`payment_method` text NOT NULL,
	`order_count` integer NOT NULL,
	`total_paise` integer NOT NULL,
	PRIMARY KEY(`day`, `status`, `payment_method`)
);
--> statement-breakpoint
CREATE TABLE `order_hour_totals` (
	`day` text NOT NULL,
	`hour` integer NOT NULL,
	`order_count` integer NOT NULL,
	PRIMARY KEY(`day`, `hour`)
);
--> statement-breakpoint
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
	`due_at` integer,
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
CREATE INDEX `orders_cancelled` ON `orders` (`seq`) WHERE status = 'cancelled';--> statement-breakpoint
CREATE TABLE `emails` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`sent_at` integer,
	`last_error` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `emails_id_unique` ON `emails` (`id`);--> statement-breakpoint
CREATE INDEX `emails_due` ON `emails` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `emails_by_recipient` ON `emails` (`recipient`);--> statement-breakpoint
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
	`sold_out_until` integer,
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
CREATE INDEX `products_kept` ON `products` (`deleted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `products_kept_in_category` ON `products` (`category`,`deleted_at`,`seq`);--> statement-breakpoint
CREATE INDEX `products_best_selling` ON `products` (`deleted_at`,`sold_count`);--> statement-breakpoint
CREATE INDEX `products_by_popularity` ON `products` (`deleted_at`,`is_available`,`is_popular`,`sold_count`);--> statement-breakpoint
CREATE TABLE `review_images` (
	`review_id` text NOT NULL,
	`position` integer NOT NULL,
	`image_id` text NOT NULL,
	PRIMARY KEY(`review_id`, `position`),
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_images_of_image` ON `review_images` (`image_id`);--> statement-breakpoint
CREATE TABLE `review_votes` (
	`user_id` text NOT NULL,
	`review_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `review_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_votes_of_review` ON `review_votes` (`review_id`);--> statement-breakpoint
CREATE INDEX `review_votes_in_time` ON `review_votes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text,
	`customer_name` text NOT NULL,
	`rating` integer NOT NULL,
	`title` text NOT NULL,
	`comment` text NOT NULL,
	`tags` text NOT NULL,
	`product_id` text,
	`order_id` text,
	`is_verified` integer DEFAULT false NOT NULL,
	`is_featured` integer DEFAULT false NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_id_unique` ON `reviews` (`id`);--> statement-breakpoint
CREATE INDEX `reviews_kept_by_rating` ON `reviews` (`rating`,`seq`,`is_hidden`,`is_featured`);--> statement-breakpoint
CREATE INDEX `reviews_shown` ON `reviews` (`is_hidden`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_by_rating` ON `reviews` (`is_hidden`,`rating`,`seq`,`is_verified`,`is_featured`);--> statement-breakpoint
CREATE INDEX `reviews_featured` ON `reviews` (`is_hidden`,`is_featured`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_verified` ON `reviews` (`is_hidden`,`is_verified`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_product` ON `reviews` (`product_id`,`is_hidden`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_user` ON `reviews` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_order` ON `reviews` (`order_id`,`product_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `wishlist_dishes` (
	`user_id` text NOT NULL,
	`product_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `product_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `wishlist_dishes_of_product` ON `wishlist_dishes` (`product_id`);