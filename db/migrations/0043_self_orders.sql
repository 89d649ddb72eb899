ALTER TABLE `orders` ADD `table_number` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `cart_id` text;