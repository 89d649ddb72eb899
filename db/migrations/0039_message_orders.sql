ALTER TABLE `contact_messages` ADD `order_id` text REFERENCES orders(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `images` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_of_order` ON `contact_messages` (`order_id`);