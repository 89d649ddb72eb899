ALTER TABLE `events` ADD `taken_by_user_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `events_taken_by` ON `events` (`taken_by_user_id`);