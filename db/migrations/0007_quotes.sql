CREATE TABLE `coupon_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`coupon_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `coupon_codes_of_coupon` ON `coupon_codes` (`coupon_id`,`code`);--> statement-breakpoint
CREATE TABLE `coupon_redemptions` (
	`id` text PRIMARY KEY NOT NULL,
	`coupon_id` text NOT NULL,
	`order_id` text NOT NULL,
	`code` text,
	`user_id` text,
	`phone` text NOT NULL,
	`saved_paise` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`coupon_id`) REFERENCES `coupons`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `coupon_redemptions_of_order` ON `coupon_redemptions` (`order_id`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_of_user` ON `coupon_redemptions` (`user_id`,`coupon_id`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_of_phone` ON `coupon_redemptions` (`coupon_id`,`phone`);--> statement-breakpoint
CREATE INDEX `coupon_redemptions_of_code` ON `coupon_redemptions` (`code`);--> statement-breakpoint
CREATE TABLE `coupons` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	`cap_paise` integer,
	`minimum_paise` integer DEFAULT 0 NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`days` text DEFAULT '' NOT NULL,
	`from_minutes` integer,
	`until_minutes` integer,
	`delivery_type` text,
	`product_ids` text DEFAULT '[]' NOT NULL,
	`categories` text DEFAULT '[]' NOT NULL,
	`uses_total` integer,
	`uses_per_customer` integer,
	`first_order_only` integer DEFAULT false NOT NULL,
	`combines` integer DEFAULT false NOT NULL,
	`is_paused` integer DEFAULT false NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`revenue_paise` integer DEFAULT 0 NOT NULL,
	`saved_paise` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `coupons_code_unique` ON `coupons` (`code`);--> statement-breakpoint
CREATE TABLE `slots` (
	`delivery_type` text NOT NULL,
	`starts_at` integer NOT NULL,
	`orders` integer DEFAULT 0 NOT NULL,
	`plates` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`delivery_type`, `starts_at`)
);
--> statement-breakpoint
CREATE TABLE `zone_pincodes` (
	`pincode` text PRIMARY KEY NOT NULL,
	`zone_id` text NOT NULL,
	FOREIGN KEY (`zone_id`) REFERENCES `zones`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `zone_pincodes_of_zone` ON `zone_pincodes` (`zone_id`,`pincode`);--> statement-breakpoint
CREATE TABLE `zones` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`fee_paise` integer NOT NULL,
	`free_above_paise` integer,
	`minimum_paise` integer DEFAULT 0 NOT NULL,
	`minutes` integer,
	`is_active` integer DEFAULT true NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `zones_name_unique` ON `zones` (`name`);--> statement-breakpoint
ALTER TABLE `order_items` ADD `discount_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `discounts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `discount_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `packing_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `tip_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `rounding_paise` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `zone_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `promised_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `promised_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `slot_starts_at` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `plates` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `orders_open` ON `orders` (`promised_at`,`seq`) WHERE status not in ('delivered', 'cancelled');--> statement-breakpoint
ALTER TABLE `products` ADD `plates` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `promised_at` = coalesce(`due_at`, `created_at`) + CASE `delivery_type` WHEN 'pickup' THEN 1200000 ELSE 2700000 END;--> statement-breakpoint
UPDATE `orders` SET `plates` = (SELECT coalesce(sum(`quantity`), 0) FROM `order_items` WHERE `order_id` = `orders`.`id` AND `part_of` IS NULL);
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/gadi-pani-puri.svg' WHERE `id` = '0192457d-1001-7000-8000-000000000000' AND `image` = '/illustrations/dishes/classic-pani-puri.svg';
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/mix-bhel.svg' WHERE `id` = '0192457d-1002-7000-8000-000000000000' AND `image` = '/illustrations/dishes/bhel-puri.svg';
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/dahi-puri-bites.svg' WHERE `id` = '0192457d-1003-7000-8000-000000000000' AND `image` = '/illustrations/dishes/dahi-puri.svg';
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/combo-deal.svg' WHERE `id` = '0192457d-2001-7000-8000-000000000000' AND `image` = '/illustrations/dishes/classic-pani-puri.svg';
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/family-pack.svg' WHERE `id` = '0192457d-2002-7000-8000-000000000000' AND `image` = '/illustrations/dishes/bhel-puri.svg';
--> statement-breakpoint
UPDATE `products` SET `image` = '/illustrations/dishes/spice-lover.svg' WHERE `id` = '0192457d-2003-7000-8000-000000000000' AND `image` = '/illustrations/dishes/spicy-pani-puri.svg';
