ALTER TABLE `bill_buyers` ADD `billing_contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bill_buyers` ADD `place_of_supply` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bills` ADD `place_of_supply` text DEFAULT '' NOT NULL;