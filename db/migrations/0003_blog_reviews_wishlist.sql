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
	`likes` integer DEFAULT 0 NOT NULL,
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
CREATE INDEX `posts_by_author` ON `posts` (`author_id`);--> statement-breakpoint
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
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `images_by_age` ON `images` (`created_at`);--> statement-breakpoint
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
CREATE TABLE `review_star_counts` (
	`rating` integer PRIMARY KEY NOT NULL,
	`review_count` integer NOT NULL
);
--> statement-breakpoint
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
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_id_unique` ON `reviews` (`id`);--> statement-breakpoint
CREATE INDEX `reviews_shown` ON `reviews` (`is_hidden`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_by_rating` ON `reviews` (`is_hidden`,`rating`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_featured` ON `reviews` (`is_hidden`,`is_featured`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_verified` ON `reviews` (`is_hidden`,`is_verified`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_product` ON `reviews` (`product_id`,`is_hidden`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_user` ON `reviews` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `reviews_of_order` ON `reviews` (`order_id`,`product_id`);--> statement-breakpoint
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