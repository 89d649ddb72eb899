CREATE TABLE `bill_buyers` (
	`id` text PRIMARY KEY NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_gstin` text NOT NULL,
	`purchase_order` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `bills` ADD `buyer_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bills` ADD `buyer_gstin` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bills` ADD `purchase_order` text DEFAULT '' NOT NULL;