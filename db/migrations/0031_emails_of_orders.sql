ALTER TABLE `emails` ADD `order_id` text REFERENCES orders(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `emails_about_order` ON `emails` (`order_id`) WHERE order_id is not null;