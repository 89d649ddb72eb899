DROP INDEX `events_to_refund`;--> statement-breakpoint
ALTER TABLE `events` ADD `kept_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `kept_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `events_to_refund` ON `events` (`seq`) WHERE paid_paise > 0 and paid_paise > iif(status = 'cancelled', kept_paise, total_paise - waived_paise);--> statement-breakpoint
DROP INDEX `orders_to_refund`;--> statement-breakpoint
ALTER TABLE `orders` ADD `kept_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `kept_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_to_refund` ON `orders` (`seq`,`status`,`total_paise`,`paid_paise`,`waived_paise`,`kept_paise`) WHERE payment_status = 'refund_due';--> statement-breakpoint
CREATE INDEX `bills_over_nothing` ON `bills` (`id`) WHERE kind = 'credit_note' and total_paise = 0;