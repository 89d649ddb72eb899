DROP INDEX `images_by_age`;--> statement-breakpoint
ALTER TABLE `images` ADD `draft_until` integer;--> statement-breakpoint
CREATE INDEX `images_by_draft_end` ON `images` (`draft_until`);