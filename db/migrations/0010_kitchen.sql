CREATE TABLE `forecasts` (
	`day` text NOT NULL,
	`product_id` text NOT NULL,
	`plates` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`day`, `product_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `forecasts_of_product` ON `forecasts` (`product_id`);--> statement-breakpoint
CREATE TABLE `print_jobs` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`printer_id` text NOT NULL,
	`kind` text NOT NULL,
	`order_id` text,
	`revision` text DEFAULT '' NOT NULL,
	`is_copy` integer DEFAULT false NOT NULL,
	`state` text DEFAULT 'queued' NOT NULL,
	`may_be_printed` integer DEFAULT false NOT NULL,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	`due_at` integer,
	`last_error` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`printer_id`) REFERENCES `printers`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `print_jobs_id_unique` ON `print_jobs` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `print_jobs_once` ON `print_jobs` (`printer_id`,`kind`,`order_id`,`revision`) WHERE is_copy = 0 and order_id is not null;--> statement-breakpoint
CREATE INDEX `print_jobs_due` ON `print_jobs` (`due_at`,`seq`) WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX `print_jobs_failed` ON `print_jobs` (`seq`) WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX `print_jobs_of_order` ON `print_jobs` (`order_id`,`seq`) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX `print_jobs_of_printer` ON `print_jobs` (`printer_id`,`seq`);--> statement-breakpoint
CREATE TABLE `printers` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`host` text NOT NULL,
	`port` integer DEFAULT 9100 NOT NULL,
	`paper_millimetres` integer NOT NULL,
	`kinds` text DEFAULT '[]' NOT NULL,
	`station_id` text,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `printers_of_station` ON `printers` (`station_id`);--> statement-breakpoint
CREATE TABLE `push_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`path` text NOT NULL,
	`tag` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `push_messages_due` ON `push_messages` (`due_at`,`id`);--> statement-breakpoint
CREATE INDEX `push_messages_of_subscription` ON `push_messages` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`public_key` text NOT NULL,
	`auth_secret` text NOT NULL,
	`user_id` text NOT NULL,
	`audience` text NOT NULL,
	`session_id` text NOT NULL,
	`device_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_identity` ON `push_subscriptions` (`endpoint`,`audience`);--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_of_session` ON `push_subscriptions` (`session_id`,`audience`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_user` ON `push_subscriptions` (`user_id`,`audience`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_audience` ON `push_subscriptions` (`audience`,`user_id`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_of_device` ON `push_subscriptions` (`device_id`) WHERE device_id is not null;--> statement-breakpoint
CREATE TABLE `secrets` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `stations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stations_name_unique` ON `stations` (`name`);--> statement-breakpoint
ALTER TABLE `events` ADD `rings_since` integer;--> statement-breakpoint
ALTER TABLE `events` ADD `owner_alerted_at` integer;--> statement-breakpoint
CREATE INDEX `events_ringing` ON `events` (`rings_since`,`id`) WHERE rings_since is not null;--> statement-breakpoint
ALTER TABLE `order_items` ADD `made_quantity` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Everything of an order that is ready was made.
UPDATE `order_items` SET `made_quantity` = `quantity` WHERE `order_id` IN (SELECT `id` FROM `orders` WHERE `status` = 'preparing' AND `ready_at` IS NOT NULL);--> statement-breakpoint
ALTER TABLE `orders` ADD `delay_minutes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `rings_since` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `owner_alerted_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `customer_waits_at` integer;--> statement-breakpoint
CREATE INDEX `orders_ringing` ON `orders` (`rings_since`,`id`) WHERE rings_since is not null;--> statement-breakpoint
CREATE INDEX `orders_due` ON `orders` (`due_at`,`id`,`status`) WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE `menu_sections` ADD `station_id` text REFERENCES stations(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `menu_sections_of_station` ON `menu_sections` (`station_id`);--> statement-breakpoint
ALTER TABLE `products` ADD `station_id` text REFERENCES stations(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `products_of_station` ON `products` (`station_id`) WHERE station_id is not null;