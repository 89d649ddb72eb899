ALTER TABLE `orders` ADD `rider_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `orders` ADD `not_home` text;--> statement-breakpoint
CREATE INDEX `orders_of_rider` ON `orders` (`rider_id`) WHERE rider_id is not null;