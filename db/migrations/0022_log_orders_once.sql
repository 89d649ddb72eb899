ALTER TABLE `order_changes` ADD `actor_id` text;--> statement-breakpoint
ALTER TABLE `order_changes` ADD `actor_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_changes` ADD `origin` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `order_changes_logged` ON `order_changes` (`id`) WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX `order_changes_by_actor` ON `order_changes` (`actor_id`,`id`) WHERE actor_id is not null;