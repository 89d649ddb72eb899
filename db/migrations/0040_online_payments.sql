CREATE TABLE `online_transfers` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`payment_id` text,
	`refund_of` text,
	`provider_id` text,
	`amount_paise` integer NOT NULL,
	`currency` text DEFAULT 'INR' NOT NULL,
	`state` text NOT NULL,
	`fee_paise` integer,
	`settlement_id` text DEFAULT '' NOT NULL,
	`settled_at` integer,
	`next_try_at` integer,
	`attempt_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `payment_links`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`payment_id`) REFERENCES `payments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`refund_of`) REFERENCES `online_transfers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `online_transfers_by_provider` ON `online_transfers` (`provider_id`) WHERE provider_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `online_transfers_of_payment` ON `online_transfers` (`payment_id`) WHERE payment_id is not null;--> statement-breakpoint
CREATE INDEX `online_transfers_of_link` ON `online_transfers` (`link_id`);--> statement-breakpoint
CREATE INDEX `online_transfers_refunding` ON `online_transfers` (`refund_of`) WHERE refund_of is not null;--> statement-breakpoint
CREATE INDEX `online_transfers_due` ON `online_transfers` (`next_try_at`) WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX `online_transfers_by_time` ON `online_transfers` (`created_at`);--> statement-breakpoint
CREATE TABLE `payment_links` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`event_id` text,
	`amount_paise` integer NOT NULL,
	`provider_id` text,
	`url` text,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_links_of_order` ON `payment_links` (`order_id`) WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX `payment_links_of_event` ON `payment_links` (`event_id`) WHERE event_id is not null;--> statement-breakpoint
CREATE INDEX `payment_links_open` ON `payment_links` (`expires_at`) WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE `orders` ADD `pay_by` integer;--> statement-breakpoint
CREATE INDEX `orders_awaiting_payment` ON `orders` (`pay_by`) WHERE pay_by is not null;