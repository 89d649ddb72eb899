CREATE TABLE `combo_part_dishes` (
	`part_id` text NOT NULL,
	`product_id` text NOT NULL,
	PRIMARY KEY(`part_id`, `product_id`),
	FOREIGN KEY (`part_id`) REFERENCES `combo_parts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `combo_part_dishes_of_product` ON `combo_part_dishes` (`product_id`);--> statement-breakpoint
CREATE TABLE `combo_parts` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`category` text,
	`covered_paise` integer,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `combo_parts_of_product` ON `combo_parts` (`product_id`,`position`);--> statement-breakpoint
CREATE TABLE `option_choices` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`price_paise` integer DEFAULT 0 NOT NULL,
	`is_veg` integer DEFAULT true NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`is_preselected` integer DEFAULT false NOT NULL,
	`sold_out_until` integer,
	`stock` integer,
	FOREIGN KEY (`group_id`) REFERENCES `option_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `option_choices_of_group` ON `option_choices` (`group_id`,`position`);--> statement-breakpoint
CREATE TABLE `option_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`is_size` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `product_option_groups` (
	`product_id` text NOT NULL,
	`group_id` text NOT NULL,
	`position` integer NOT NULL,
	`is_required` integer DEFAULT false NOT NULL,
	`min` integer DEFAULT 0 NOT NULL,
	`max` integer NOT NULL,
	`included_free` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`product_id`, `group_id`),
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `option_groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_option_groups_of_group` ON `product_option_groups` (`group_id`);--> statement-breakpoint
CREATE TABLE `menu_sections` (
	`category` text PRIMARY KEY NOT NULL,
	`position` integer NOT NULL,
	`sale_days` text DEFAULT '' NOT NULL,
	`sale_from_minutes` integer,
	`sale_until_minutes` integer
);
--> statement-breakpoint
CREATE TABLE `product_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `products`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `product_slugs_of_product` ON `product_slugs` (`product_id`);--> statement-breakpoint
DROP INDEX `cart_lines_identity`;--> statement-breakpoint
ALTER TABLE `cart_lines` ADD `selection` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE `cart_lines` SET `selection` = json_object('options', json_patch(json_patch(
	CASE json_extract(`customizations`, '$.spiceLevel')
		WHEN 'mild' THEN '{"0192457d-0001-7000-8000-000000000001":1}' WHEN 'medium' THEN '{"0192457d-0001-7000-8000-000000000002":1}' WHEN 'hot' THEN '{"0192457d-0001-7000-8000-000000000003":1}' ELSE '{}' END,
	CASE json_extract(`customizations`, '$.water') WHEN 'sweet' THEN '{"0192457d-0002-7000-8000-000000000001":1}' WHEN 'tangy' THEN '{"0192457d-0002-7000-8000-000000000002":1}' ELSE '{}' END),
	CASE WHEN json_extract(`customizations`, '$.jain') THEN '{"0192457d-0003-7000-8000-000000000001":1}' ELSE '{}' END))
WHERE `customizations` <> '{}';
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_lines_identity` ON `cart_lines` (`cart_id`,`product_id`,`selection`);--> statement-breakpoint
ALTER TABLE `cart_lines` DROP COLUMN `customizations`;--> statement-breakpoint
ALTER TABLE `order_items` ADD `part_of` text REFERENCES order_items(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `order_items` ADD `part_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `order_items` ADD `options` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `order_items_of_combo` ON `order_items` (`part_of`);--> statement-breakpoint
UPDATE `order_items` SET `options` = (
	SELECT json_group_array(json_object('choiceId', `column3`, 'group', `column4`, 'name', `column5`, 'isSize', json('false'), 'pricePaise', 0, 'quantity', 1))
	FROM (VALUES
	('$.spiceLevel', 'mild', '0192457d-0001-7000-8000-000000000001', 'Spice level', 'Mild spice'),
	('$.spiceLevel', 'medium', '0192457d-0001-7000-8000-000000000002', 'Spice level', 'Medium spice'),
	('$.spiceLevel', 'hot', '0192457d-0001-7000-8000-000000000003', 'Spice level', 'Hot spice'),
	('$.water', 'sweet', '0192457d-0002-7000-8000-000000000001', 'Water', 'Sweet water'),
	('$.water', 'tangy', '0192457d-0002-7000-8000-000000000002', 'Water', 'Tangy water'),
	('$.jain', '1', '0192457d-0003-7000-8000-000000000001', 'Jain', 'Jain (no onion, no garlic)')
	) WHERE CAST(json_extract(`customizations`, `column1`) AS text) = `column2`)
WHERE `customizations` <> '{}';
--> statement-breakpoint
ALTER TABLE `order_items` DROP COLUMN `customizations`;--> statement-breakpoint
ALTER TABLE `products` ADD `slug` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `kind` text DEFAULT 'dish' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `allergens` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_days` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_from_minutes` integer;--> statement-breakpoint
ALTER TABLE `products` ADD `sale_until_minutes` integer;--> statement-breakpoint
-- Dishes whose names are not plain ASCII or not unique have their id in the URL until they are renamed.
UPDATE `products` SET `slug` = CASE WHEN `name` GLOB '*[^A-Za-z0-9 ]*' THEN `id` ELSE lower(replace(trim(`name`), ' ', '-')) END;
--> statement-breakpoint
UPDATE `products` SET `slug` = `id` WHERE EXISTS (
	SELECT 1 FROM `products` `other` WHERE `other`.`slug` = `products`.`slug` AND `other`.`seq` < `products`.`seq`);
--> statement-breakpoint
CREATE UNIQUE INDEX `products_slug` ON `products` (`slug`);
--> statement-breakpoint
INSERT INTO `menu_sections` (`category`, `position`) VALUES ('pani-puri', 0), ('chaat', 1), ('beverages', 2), ('desserts', 3), ('snacks', 4);
--> statement-breakpoint
-- The starter menu of a new shop brings these groups itself.
INSERT INTO `option_groups` (`id`, `name`, `kind`, `created_at`, `updated_at`)
SELECT `column1`, `column2`, `column3`, `created_at`, `created_at` FROM (VALUES
	('0192457d-0001-7000-8000-000000000000', 'Spice level', 'one'),
	('0192457d-0002-7000-8000-000000000000', 'Water', 'one'),
	('0192457d-0003-7000-8000-000000000000', 'Jain', 'several')
), (SELECT min(`created_at`) AS `created_at` FROM `products`) WHERE `created_at` IS NOT NULL;
--> statement-breakpoint
INSERT INTO `option_choices` (`id`, `group_id`, `position`, `name`)
SELECT `column1`, `id`, `column3`, `column4` FROM (VALUES
	('0192457d-0001-7000-8000-000000000001', '0192457d-0001-7000-8000-000000000000', 0, 'Mild spice'),
	('0192457d-0001-7000-8000-000000000002', '0192457d-0001-7000-8000-000000000000', 1, 'Medium spice'),
	('0192457d-0001-7000-8000-000000000003', '0192457d-0001-7000-8000-000000000000', 2, 'Hot spice'),
	('0192457d-0002-7000-8000-000000000001', '0192457d-0002-7000-8000-000000000000', 0, 'Sweet water'),
	('0192457d-0002-7000-8000-000000000002', '0192457d-0002-7000-8000-000000000000', 1, 'Tangy water'),
	('0192457d-0003-7000-8000-000000000001', '0192457d-0003-7000-8000-000000000000', 0, 'Jain (no onion, no garlic)')
) JOIN `option_groups` ON `id` = `column2`;
--> statement-breakpoint
INSERT INTO `product_option_groups` (`product_id`, `group_id`, `position`, `max`)
SELECT `products`.`id`, `option_groups`.`id`, CASE `option_groups`.`name` WHEN 'Spice level' THEN 0 WHEN 'Water' THEN 1 ELSE 2 END, 1
FROM `products`, `option_groups`
WHERE `category` = 'pani-puri' OR (`category` IN ('chaat', 'snacks') AND `option_groups`.`name` <> 'Water');
--> statement-breakpoint
-- Dishes in several sizes and combos, for a shop that has the starter menu's dishes.
INSERT OR IGNORE INTO `option_groups` (`id`, `name`, `kind`, `is_size`, `created_at`, `updated_at`)
SELECT `column1`, `column2`, `column3`, `column4`, `created_at`, `created_at` FROM (VALUES
	('0192457d-0004-7000-8000-000000000000', 'Puris', 'one', 1),
	('0192457d-0005-7000-8000-000000000000', 'Plate', 'one', 1),
	('0192457d-0006-7000-8000-000000000000', 'Pieces', 'one', 1),
	('0192457d-0007-7000-8000-000000000000', 'Chutneys', 'several', 0),
	('0192457d-0008-7000-8000-000000000000', 'Extras', 'quantities', 0)
), (SELECT `created_at` FROM `products` WHERE `id` = '0192457b-e340-7266-9f07-3b4d967778dc');
--> statement-breakpoint
INSERT INTO `option_choices` (`id`, `group_id`, `position`, `name`, `price_paise`)
SELECT `column1`, `id`, `column3`, `column4`, `column5` FROM (VALUES
	('0192457d-0004-7000-8000-000000000001', '0192457d-0004-7000-8000-000000000000', 0, '3 puris', 4000),
	('0192457d-0004-7000-8000-000000000002', '0192457d-0004-7000-8000-000000000000', 1, '6 puris', 7500),
	('0192457d-0005-7000-8000-000000000001', '0192457d-0005-7000-8000-000000000000', 0, 'Half plate', 3500),
	('0192457d-0005-7000-8000-000000000002', '0192457d-0005-7000-8000-000000000000', 1, 'Full plate', 6500),
	('0192457d-0006-7000-8000-000000000001', '0192457d-0006-7000-8000-000000000000', 0, '2 pieces', 4000),
	('0192457d-0006-7000-8000-000000000002', '0192457d-0006-7000-8000-000000000000', 1, '4 pieces', 7500),
	('0192457d-0007-7000-8000-000000000001', '0192457d-0007-7000-8000-000000000000', 0, 'Mint chutney', 500),
	('0192457d-0007-7000-8000-000000000002', '0192457d-0007-7000-8000-000000000000', 1, 'Tamarind chutney', 500),
	('0192457d-0007-7000-8000-000000000003', '0192457d-0007-7000-8000-000000000000', 2, 'Garlic chutney', 500),
	('0192457d-0007-7000-8000-000000000004', '0192457d-0007-7000-8000-000000000000', 3, 'Peanut chutney', 800),
	('0192457d-0008-7000-8000-000000000001', '0192457d-0008-7000-8000-000000000000', 0, 'Extra shev', 1000),
	('0192457d-0008-7000-8000-000000000002', '0192457d-0008-7000-8000-000000000000', 1, 'Extra curd', 1500),
	('0192457d-0008-7000-8000-000000000003', '0192457d-0008-7000-8000-000000000000', 2, 'Extra puris', 2000)
) JOIN `option_groups` ON `id` = `column2`;
--> statement-breakpoint
INSERT OR IGNORE INTO `products` (`id`, `slug`, `kind`, `name`, `name_devanagari`, `other_names`, `category`, `description`, `price_paise`, `image`, `is_veg`, `is_spicy`, `ingredients`, `stock`, `created_at`, `updated_at`)
SELECT `column1`, CASE WHEN `column2` IN (SELECT `slug` FROM `products`) THEN `column1` ELSE `column2` END, `column3`, `column4`, `column5`, `column6`, `column7`, `column8`, `column9`, `column10`, 1, `column11`, `column12`, `column13`, `created_at`, `created_at` FROM (VALUES
	('0192457d-1001-7000-8000-000000000000', 'gadi-pani-puri', 'dish', 'Gadi Pani Puri', 'गाडी पाणी पुरी', 'panipuri, golgappa, gol gappa, half plate, small plate, पानी पूरी, गोलगप्पा', 'pani-puri', 'Pani puri as our cart on the corner serves it: crisp puris, warm ragda and sharp green pani, three or six at a time.', 4000, '/illustrations/dishes/classic-pani-puri.svg', 0, '["Crisp semolina puris","White pea ragda","Mint and coriander pani","Black salt"]', 300),
	('0192457d-1002-7000-8000-000000000000', 'mix-bhel', 'dish', 'Mix Bhel', 'मिक्स भेळ', 'bhelpuri, mixed bhel, half bhel, भेल, मिक्स भेल', 'chaat', 'Puffed rice, farsan and shev tossed to order, half or full plate, with two chutneys of your choice.', 3500, '/illustrations/dishes/bhel-puri.svg', 0, '["Puffed rice","Farsan","Nylon shev","Onion","Tomato","Coriander"]', 200),
	('0192457d-1003-7000-8000-000000000000', 'dahi-puri-bites', 'dish', 'Dahi Puri Bites', 'छोटी दही पुरी', 'dahipuri, dahi poori, curd puri, half dahi puri, दही पूरी', 'pani-puri', 'A taste of our dahi puri: small puris with cool curd, tamarind chutney and fine shev, two or four pieces.', 4000, '/illustrations/dishes/dahi-puri.svg', 0, '["Crisp semolina puris","Whisked curd","Tamarind chutney","Nylon shev"]', 200),
	('0192457d-2001-7000-8000-000000000000', 'combo-deal', 'combo', 'Combo Deal', '', 'offer, combo', 'pani-puri', 'A plate of Classic Pani Puri and two pieces of dahi puri.', 10000, '/illustrations/dishes/classic-pani-puri.svg', 0, '[]', 0),
	('0192457d-2002-7000-8000-000000000000', 'family-pack', 'combo', 'Family Pack', '', 'offer, combo, family', 'pani-puri', 'Five small plates of pani puri and two half plates of bhel, for the whole family.', 20000, '/illustrations/dishes/bhel-puri.svg', 0, '[]', 0),
	('0192457d-2003-7000-8000-000000000000', 'spice-lover', 'combo', 'Spice Lover', '', 'offer, combo, spicy', 'pani-puri', 'Three items: Spicy Pani Puri, a Vada Pav and a drink to cool down.', 13000, '/illustrations/dishes/spicy-pani-puri.svg', 1, '[]', 0)
), (SELECT `created_at` FROM `products` WHERE `id` = '0192457b-e340-7266-9f07-3b4d967778dc');
--> statement-breakpoint
INSERT INTO `product_option_groups` (`product_id`, `group_id`, `position`, `is_required`, `min`, `max`, `included_free`)
SELECT `products`.`id`, `option_groups`.`id`, `column3`, `column4`, `column5`, `column6`, `column7` FROM (VALUES
	('0192457d-1001-7000-8000-000000000000', '0192457d-0004-7000-8000-000000000000', 0, 1, 1, 1, 0),
	('0192457d-1001-7000-8000-000000000000', '0192457d-0001-7000-8000-000000000000', 1, 0, 0, 1, 0),
	('0192457d-1001-7000-8000-000000000000', '0192457d-0002-7000-8000-000000000000', 2, 0, 0, 1, 0),
	('0192457d-1001-7000-8000-000000000000', '0192457d-0003-7000-8000-000000000000', 3, 0, 0, 1, 0),
	('0192457d-1002-7000-8000-000000000000', '0192457d-0005-7000-8000-000000000000', 0, 1, 1, 1, 0),
	('0192457d-1002-7000-8000-000000000000', '0192457d-0007-7000-8000-000000000000', 1, 0, 0, 4, 2),
	('0192457d-1002-7000-8000-000000000000', '0192457d-0008-7000-8000-000000000000', 2, 0, 0, 5, 0),
	('0192457d-1002-7000-8000-000000000000', '0192457d-0001-7000-8000-000000000000', 3, 0, 0, 1, 0),
	('0192457d-1002-7000-8000-000000000000', '0192457d-0003-7000-8000-000000000000', 4, 0, 0, 1, 0),
	('0192457d-1003-7000-8000-000000000000', '0192457d-0006-7000-8000-000000000000', 0, 1, 1, 1, 0),
	('0192457d-1003-7000-8000-000000000000', '0192457d-0001-7000-8000-000000000000', 1, 0, 0, 1, 0),
	('0192457d-1003-7000-8000-000000000000', '0192457d-0002-7000-8000-000000000000', 2, 0, 0, 1, 0),
	('0192457d-1003-7000-8000-000000000000', '0192457d-0003-7000-8000-000000000000', 3, 0, 0, 1, 0)
) JOIN `products` ON `products`.`id` = `column1` JOIN `option_groups` ON `option_groups`.`id` = `column2`;
--> statement-breakpoint
INSERT INTO `combo_parts` (`id`, `product_id`, `position`, `name`, `quantity`, `category`, `covered_paise`)
SELECT `column1`, `id`, `column3`, `column4`, `column5`, `column6`, `column7` FROM (VALUES
	('0192457d-2001-7000-8000-000000000001', '0192457d-2001-7000-8000-000000000000', 0, 'Pani puri', 1, NULL, NULL),
	('0192457d-2001-7000-8000-000000000002', '0192457d-2001-7000-8000-000000000000', 1, 'Dahi puri', 1, NULL, NULL),
	('0192457d-2002-7000-8000-000000000001', '0192457d-2002-7000-8000-000000000000', 0, 'Pani puri', 5, NULL, NULL),
	('0192457d-2002-7000-8000-000000000002', '0192457d-2002-7000-8000-000000000000', 1, 'Bhel', 2, NULL, NULL),
	('0192457d-2003-7000-8000-000000000001', '0192457d-2003-7000-8000-000000000000', 0, 'Pani puri', 1, NULL, NULL),
	('0192457d-2003-7000-8000-000000000002', '0192457d-2003-7000-8000-000000000000', 1, 'Snack', 1, NULL, NULL),
	('0192457d-2003-7000-8000-000000000003', '0192457d-2003-7000-8000-000000000000', 2, 'Your drink', 1, 'beverages', 3500)
) JOIN `products` ON `id` = `column2`;
--> statement-breakpoint
INSERT INTO `combo_part_dishes` (`part_id`, `product_id`)
SELECT `combo_parts`.`id`, `products`.`id` FROM (VALUES
	('0192457d-2001-7000-8000-000000000001', '0192457b-e340-7266-9f07-3b4d967778dc'),
	('0192457d-2001-7000-8000-000000000002', '0192457d-1003-7000-8000-000000000000'),
	('0192457d-2002-7000-8000-000000000001', '0192457d-1001-7000-8000-000000000000'),
	('0192457d-2002-7000-8000-000000000002', '0192457d-1002-7000-8000-000000000000'),
	('0192457d-2003-7000-8000-000000000001', '0192457b-e728-7af2-9f7d-f4013416e52f'),
	('0192457d-2003-7000-8000-000000000002', '0192457c-1dd8-7fc3-afb2-12562fcbbafe')
) JOIN `combo_parts` ON `combo_parts`.`id` = `column1` JOIN `products` ON `products`.`id` = `column2`;
--> statement-breakpoint
UPDATE `products` SET `allergens` = `column2` FROM (VALUES
	('0192457b-e340-7266-9f07-3b4d967778dc', '["Wheat (gluten)"]'),
	('0192457b-e728-7af2-9f7d-f4013416e52f', '["Wheat (gluten)"]'),
	('0192457b-eb10-7d53-88fc-a610d6d94397', '["Wheat (gluten)","Milk"]'),
	('0192457b-eef8-7cd2-a1bf-0c568cb7bb9b', '["Wheat (gluten)"]'),
	('0192457b-f2e0-7737-898c-9eaa33fc3df0', '["Wheat (gluten)"]'),
	('0192457b-f6c8-7163-893e-fcbde3dc519a', '["Wheat (gluten)"]'),
	('0192457b-fab0-7c6d-9771-562abcdbbd26', '["Wheat (gluten)"]'),
	('0192457b-fe98-7a20-b175-10fbfdf3943a', '["Wheat (gluten)"]'),
	('0192457c-0280-7b28-a6f9-b72ebc8e1036', '["Wheat (gluten)","Milk"]'),
	('0192457c-0668-78f2-a9d9-e65ee1496088', '["Wheat (gluten)"]'),
	('0192457c-0e38-7398-98b4-d2d862de2c50', '["Peanuts"]'),
	('0192457c-1608-7b22-95c1-8f54bf086ae9', '["Wheat (gluten)","Milk"]'),
	('0192457c-19f0-7a7e-8a46-b1f7ddc035ed', '["Milk"]'),
	('0192457c-1dd8-7fc3-afb2-12562fcbbafe', '["Wheat (gluten)","Peanuts","Sesame","Mustard"]'),
	('0192457c-21c0-7074-b1c0-cf3c68cdeeb2', '["Wheat (gluten)","Peanuts","Sesame","Mustard"]'),
	('0192457c-25a8-794e-81e9-6a89e04a6899', '["Wheat (gluten)","Milk"]'),
	('0192457c-2990-70c1-b5ea-985b0d196d6d', '["Wheat (gluten)","Peanuts"]'),
	('0192457c-3160-7b55-a3bc-d4f82b3470d7', '["Mustard"]'),
	('0192457c-3548-7c19-a548-809ad873a693', '["Peanuts","Milk"]'),
	('0192457c-3930-758d-80cc-057733014fff', '["Sesame"]'),
	('0192457c-3d18-7c09-ae79-29dc66822a4c', '["Peanuts","Mustard"]'),
	('0192457c-4100-7655-a8e0-0d6b30cb89d2', '["Milk","Pistachio"]'),
	('0192457c-44e8-7ad6-b512-f00dc712a70b', '["Milk"]'),
	('0192457c-5870-7f89-b65f-2d52aa2f58aa', '["Milk"]'),
	('0192457c-5c58-7852-92a5-400279c58662', '["Milk","Pistachio"]'),
	('0192457c-6040-765e-94fa-ced7c00426e3', '["Wheat (gluten)","Milk","Pistachio"]'),
	('0192457c-6428-7e72-958a-a6e79b33dab8', '["Wheat (gluten)","Milk","Pistachio"]'),
	('0192457c-6810-74d2-a9a2-905ae169ffc0', '["Wheat (gluten)","Milk","Pistachio"]'),
	('0192457c-6bf8-7be1-82e8-266eed447363', '["Milk","Pistachio","Sulphites"]'),
	('0192457c-6fe0-7d0c-a7a2-ba2228faee7c', '["Wheat (gluten)","Milk"]'),
	('0192457c-73c8-7360-834e-e6136d68c96e', '["Milk"]'),
	('0192457d-1001-7000-8000-000000000000', '["Wheat (gluten)"]'),
	('0192457d-1002-7000-8000-000000000000', '["Wheat (gluten)","Peanuts"]'),
	('0192457d-1003-7000-8000-000000000000', '["Wheat (gluten)","Milk"]'),
	('0192457d-2001-7000-8000-000000000000', '["Wheat (gluten)","Milk"]'),
	('0192457d-2002-7000-8000-000000000000', '["Wheat (gluten)","Peanuts"]'),
	('0192457d-2003-7000-8000-000000000000', '["Wheat (gluten)","Peanuts","Sesame","Mustard","Milk and pistachio in some drinks"]')
) WHERE `id` = `column1` AND `allergens` = '[]';
