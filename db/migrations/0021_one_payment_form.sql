ALTER TABLE `events` DROP COLUMN `advance_received_paise`;--> statement-breakpoint
ALTER TABLE `events` DROP COLUMN `advance_method`;--> statement-breakpoint
ALTER TABLE `events` DROP COLUMN `advance_received_on`;