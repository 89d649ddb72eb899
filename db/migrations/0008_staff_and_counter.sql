CREATE TABLE `devices` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`letter` text NOT NULL,
	`wrong_pins` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`removed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `devices_tokenHash_unique` ON `devices` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `devices_letter_unique` ON `devices` (`letter`);--> statement-breakpoint
CREATE TABLE `cash_handovers` (
	`id` text PRIMARY KEY NOT NULL,
	`rider_id` text,
	`received_by` text,
	`amount_paise` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`rider_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`received_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `cash_handovers_of_rider` ON `cash_handovers` (`rider_id`,`amount_paise`);--> statement-breakpoint
CREATE INDEX `cash_handovers_received` ON `cash_handovers` (`received_by`);--> statement-breakpoint
CREATE TABLE `payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`method` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`device_id` text,
	`is_carried` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `payments_of_order` ON `payments` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payments` (`by_user_id`,`created_at`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `payments_carried` ON `payments` (`by_user_id`,`is_carried`,`amount_paise`) WHERE is_carried;--> statement-breakpoint
DROP INDEX `order_changes_by_user`;--> statement-breakpoint
CREATE INDEX `order_changes_by_user` ON `order_changes` (`by_user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `token_blocks` (
	`id` text PRIMARY KEY NOT NULL,
	`device_id` text NOT NULL,
	`day` text NOT NULL,
	`first` integer NOT NULL,
	`last` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`device_id`) REFERENCES `devices`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `token_blocks_of_device` ON `token_blocks` (`device_id`,`day`,`first`);--> statement-breakpoint
CREATE TABLE `token_counters` (
	`day` text PRIMARY KEY NOT NULL,
	`last` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `sessions` ADD `device_id` text REFERENCES `devices`(`id`) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `sessions_of_device` ON `sessions` (`device_id`) WHERE device_id is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `pin_hash` text;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `origin` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_changes` ADD `items` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `channel` text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `taken_by` text REFERENCES `users`(`id`) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `orders` ADD `device_id` text REFERENCES devices(id);--> statement-breakpoint
ALTER TABLE `orders` ADD `client_order_id` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `token_day` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `token` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `phone_digits` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `paid_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `ready_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `changed_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_of_device` ON `orders` (`device_id`,`client_order_id`) WHERE client_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_token` ON `orders` (`token_day`,`token`) WHERE token is not null;--> statement-breakpoint
CREATE INDEX `orders_of_phone` ON `orders` (`phone_digits`,`seq`) WHERE phone_digits <> '';--> statement-breakpoint
CREATE INDEX `orders_of_staff` ON `orders` (`taken_by`,`created_at`) WHERE taken_by is not null;--> statement-breakpoint
UPDATE `users` SET `role` = 'owner' WHERE `role` = 'admin';--> statement-breakpoint
UPDATE `order_changes` SET `by_role` = 'owner' WHERE `by_role` = 'admin';--> statement-breakpoint
UPDATE `event_changes` SET `by_role` = 'owner' WHERE `by_role` = 'admin';--> statement-breakpoint
UPDATE `orders` SET `phone_digits` = replace(replace(`phone`, ' ', ''), '+', '');--> statement-breakpoint
UPDATE `orders` SET `phone_digits` = CASE WHEN length(`phone_digits`) < 10 THEN '' ELSE substr(`phone_digits`, -10) END;--> statement-breakpoint
UPDATE `orders` SET `paid_paise` = `total_paise` WHERE `payment_status` = 'paid';--> statement-breakpoint
INSERT INTO `payments` (`id`, `order_id`, `kind`, `method`, `amount_paise`, `created_at`) SELECT `id`, `id`, 'payment', `payment_method`, `total_paise`, coalesce(`paid_at`, `updated_at`) FROM `orders` WHERE `payment_status` = 'paid';
