CREATE TABLE `translations` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text NOT NULL,
	`language` text NOT NULL,
	`text` text NOT NULL,
	`is_outdated` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`, `field`, `language`)
);
--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
ALTER TABLE `events` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_items` ADD `local` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `language` text DEFAULT 'en' NOT NULL;--> statement-breakpoint
INSERT INTO `translations` (`kind`, `subject_id`, `field`, `language`, `text`, `updated_at`)
	SELECT 'dish', `id`, 'name', 'mr', trim(`name_devanagari`), `updated_at` FROM `products`
	WHERE trim(`name_devanagari`) <> '' AND `deleted_at` IS NULL;
