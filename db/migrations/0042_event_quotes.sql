CREATE TABLE `event_quotes` (
	`event_id` text NOT NULL,
	`version` integer NOT NULL,
	`terms` text NOT NULL,
	`valid_until` text NOT NULL,
	`sent_at` integer NOT NULL,
	`accepted_at` integer,
	`change_request` text DEFAULT '' NOT NULL,
	`change_requested_at` integer,
	`by_user_id` text,
	PRIMARY KEY(`event_id`, `version`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `event_quotes_by_user` ON `event_quotes` (`by_user_id`);--> statement-breakpoint
ALTER TABLE `events` ADD `travel_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `discount_paise` integer DEFAULT 0 NOT NULL;