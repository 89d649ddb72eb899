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
CREATE TABLE `event_days` (
	`day` text PRIMARY KEY NOT NULL,
	`guest_count` integer NOT NULL,
	`event_count` integer NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE `event_totals` (
	`status` text PRIMARY KEY NOT NULL,
	`event_count` integer NOT NULL,
	`total_paise` integer NOT NULL
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
CREATE INDEX `events_by_status` ON `events` (`status`,`seq`);--> statement-breakpoint
CREATE INDEX `events_by_type` ON `events` (`event_type`,`seq`);--> statement-breakpoint
CREATE INDEX `events_by_type_and_status` ON `events` (`event_type`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `events_of_user` ON `events` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `events_of_user_by_status` ON `events` (`user_id`,`status`,`seq`);--> statement-breakpoint
CREATE INDEX `events_by_day` ON `events` (`event_date`,`event_time`);