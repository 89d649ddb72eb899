CREATE TABLE `bill_counters` (
	`series` text NOT NULL,
	`financial_year` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`series`, `financial_year`)
);
--> statement-breakpoint
CREATE TABLE `bills` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`event_id` text,
	`kind` text NOT NULL,
	`bill_id` text,
	`series` text NOT NULL,
	`financial_year` text NOT NULL,
	`number` integer NOT NULL,
	`bill_number` text NOT NULL,
	`mode` text NOT NULL,
	`legal_name` text DEFAULT '' NOT NULL,
	`gstin` text DEFAULT '' NOT NULL,
	`customer_name` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`lines` text NOT NULL,
	`tax_paise` integer NOT NULL,
	`round_off_paise` integer NOT NULL,
	`total_paise` integer NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`bill_id`) REFERENCES `bills`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bills_billNumber_unique` ON `bills` (`bill_number`);--> statement-breakpoint
CREATE UNIQUE INDEX `bills_numbered` ON `bills` (`series`,`financial_year`,`number`);--> statement-breakpoint
CREATE INDEX `bills_of_order` ON `bills` (`order_id`,`id`) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX `bills_of_event` ON `bills` (`event_id`,`id`) WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX `bills_credited` ON `bills` (`bill_id`) WHERE bill_id is not null;--> statement-breakpoint
CREATE INDEX `bills_by_day` ON `bills` (`day`,`id`);--> statement-breakpoint
CREATE TABLE `tax_terms` (
	`from_day` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`legal_name` text DEFAULT '' NOT NULL,
	`gstin` text DEFAULT '' NOT NULL,
	`is_inclusive` integer DEFAULT true NOT NULL,
	`rates` text NOT NULL,
	`catering_rate` text NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `tax_terms_by_user` ON `tax_terms` (`by_user_id`);--> statement-breakpoint
CREATE TABLE `business_days` (
	`day` text PRIMARY KEY NOT NULL,
	`float_paise` integer NOT NULL,
	`opened_by` text,
	`opened_at` integer,
	`closed_by` text,
	`closed_at` integer,
	`counted_paise` integer,
	`note` text DEFAULT '' NOT NULL,
	`report` text,
	FOREIGN KEY (`opened_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`closed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `business_days_opened` ON `business_days` (`opened_by`);--> statement-breakpoint
CREATE INDEX `business_days_closed_by` ON `business_days` (`closed_by`);--> statement-breakpoint
CREATE INDEX `business_days_closed` ON `business_days` (`day`) WHERE closed_at is not null;--> statement-breakpoint
CREATE TABLE `drawer_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`reason` text NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `drawer_entries_of_day` ON `drawer_entries` (`day`,`id`);--> statement-breakpoint
CREATE INDEX `drawer_entries_by` ON `drawer_entries` (`by_user_id`);--> statement-breakpoint
CREATE TABLE `payment_references` (
	`reference` text PRIMARY KEY NOT NULL,
	`payment_id` text NOT NULL,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_references_of_payment` ON `payment_references` (`payment_id`);--> statement-breakpoint
CREATE TABLE `statement_credits` (
	`id` text PRIMARY KEY NOT NULL,
	`statement_id` text NOT NULL,
	`fingerprint` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`amount_paise` integer NOT NULL,
	`received_at` integer NOT NULL,
	`has_time` integer DEFAULT false NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`payment_id` text,
	`ignored_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`statement_id`) REFERENCES `statements`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_credits_once` ON `statement_credits` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `statement_credits_of_statement` ON `statement_credits` (`statement_id`);--> statement-breakpoint
CREATE INDEX `statement_credits_ignored` ON `statement_credits` (`ignored_at`) WHERE ignored_at is not null;--> statement-breakpoint
CREATE INDEX `statement_credits_of_payment` ON `statement_credits` (`payment_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `statement_credits_open` ON `statement_credits` (`received_at`) WHERE payment_id is null and ignored_at is null;--> statement-breakpoint
CREATE TABLE `statement_layouts` (
	`headings` text PRIMARY KEY NOT NULL,
	`columns` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `statements` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`by_user_id` text,
	`credit_count` integer NOT NULL,
	`new_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `statements_by_user` ON `statements` (`by_user_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_payments` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`event_id` text,
	`kind` text NOT NULL,
	`method` text NOT NULL,
	`amount_paise` integer NOT NULL,
	`waived_paise` integer DEFAULT 0 NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`applies_to` text,
	`reason` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`device_id` text,
	`is_carried` integer DEFAULT false NOT NULL,
	`day` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`applies_to`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_payments` (`id`, `order_id`, `kind`, `method`, `amount_paise`, `reason`, `by_user_id`, `device_id`, `is_carried`, `day`, `created_at`) SELECT `id`, `order_id`, `kind`, `method`, `amount_paise`, `reason`, `by_user_id`, `device_id`, `is_carried`, date(`created_at` / 1000 + 19800, 'unixepoch'), `created_at` FROM `payments`;--> statement-breakpoint
DROP TABLE `payments`;--> statement-breakpoint
ALTER TABLE `__new_payments` RENAME TO `payments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `payments_of_order` ON `payments` (`order_id`,`id`);--> statement-breakpoint
CREATE INDEX `payments_of_event` ON `payments` (`event_id`,`id`) WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX `payments_by_user` ON `payments` (`by_user_id`,`created_at`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `payments_carried` ON `payments` (`by_user_id`,`is_carried`,`kind`,`amount_paise`) WHERE is_carried;--> statement-breakpoint
CREATE INDEX `payments_carried_back` ON `payments` (`kind`,`applies_to`,`amount_paise`) WHERE is_carried and kind = 'reversal';--> statement-breakpoint
CREATE INDEX `payments_by_day` ON `payments` (`day`,`id`);--> statement-breakpoint
CREATE INDEX `payments_claimed` ON `payments` (`created_at`) WHERE kind = 'claim';--> statement-breakpoint
CREATE UNIQUE INDEX `payments_applied` ON `payments` (`applies_to`) WHERE applies_to is not null;--> statement-breakpoint
ALTER TABLE `events` ADD `paid_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `refunded_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `waived_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `events_to_refund` ON `events` (`seq`) WHERE paid_paise > 0 and (status = 'cancelled' or paid_paise > total_paise - waived_paise);--> statement-breakpoint
ALTER TABLE `cash_handovers` ADD `day` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `cash_handovers_by_day` ON `cash_handovers` (`day`);--> statement-breakpoint
ALTER TABLE `orders` ADD `tax_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `upi_adjustment_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `refunded_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `waived_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `claimed_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_to_refund` ON `orders` (`seq`,`status`,`total_paise`,`paid_paise`,`waived_paise`) WHERE payment_status = 'refund_due';--> statement-breakpoint
CREATE INDEX `orders_refunded` ON `orders` (`seq`) WHERE payment_status = 'refunded';--> statement-breakpoint
DROP INDEX `orders_by_time`;--> statement-breakpoint
CREATE INDEX `orders_by_time` ON `orders` (`created_at`,`status`,`payment_status`,`payment_method`);--> statement-breakpoint
CREATE INDEX `orders_claimed` ON `orders` (`seq`,`claimed_paise`) WHERE claimed_paise > 0;--> statement-breakpoint
CREATE INDEX `orders_unpaid` ON `orders` (`seq`,`total_paise`,`paid_paise`,`waived_paise`) WHERE payment_status in ('pending', 'partly_paid') and status <> 'cancelled';--> statement-breakpoint
DROP TABLE `order_day_totals`;--> statement-breakpoint
CREATE TABLE `order_day_totals` (
	`day` text NOT NULL,
	`status` text NOT NULL,
	`payment_method` text NOT NULL,
	`channel` text NOT NULL,
	`order_count` integer NOT NULL,
	`total_paise` integer NOT NULL,
	PRIMARY KEY(`day`, `status`, `payment_method`, `channel`)
);
--> statement-breakpoint
ALTER TABLE `order_hour_totals` ADD `known_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `order_hour_totals` ADD `first_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `dish_day_totals` (
	`day` text NOT NULL,
	`product_id` text NOT NULL,
	`sold_count` integer NOT NULL,
	PRIMARY KEY(`day`, `product_id`)
);
--> statement-breakpoint
ALTER TABLE `products` ADD `tax_basis_points` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `tax_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `cash_handovers` SET `day` = date(`created_at` / 1000 + 19800, 'unixepoch');--> statement-breakpoint
UPDATE `orders` SET `refunded_paise` = (SELECT coalesce(sum(`amount_paise`), 0) FROM `payments` WHERE `payments`.`order_id` = `orders`.`id` AND `kind` = 'refund') WHERE `id` IN (SELECT `order_id` FROM `payments` WHERE `kind` = 'refund');--> statement-breakpoint
UPDATE `orders` SET `payment_status` = CASE WHEN `paid_paise` > CASE `status` WHEN 'cancelled' THEN 0 ELSE `total_paise` END THEN 'refund_due' WHEN `status` <> 'cancelled' AND `paid_paise` BETWEEN 1 AND `total_paise` - 1 THEN 'partly_paid' WHEN `paid_paise` = 0 AND `refunded_paise` > 0 THEN 'refunded' ELSE `payment_status` END;--> statement-breakpoint
INSERT INTO `payments` (`id`, `event_id`, `kind`, `method`, `amount_paise`, `reason`, `day`, `created_at`) SELECT `id`, `id`, 'payment', `advance_method`, `advance_received_paise`, 'Advance', `advance_received_on`, unixepoch(`advance_received_on`) * 1000 - 19800000 FROM `events` WHERE `advance_received_paise` > 0 AND `advance_method` <> '';--> statement-breakpoint
UPDATE `events` SET `paid_paise` = `advance_received_paise` WHERE `advance_method` <> '';
