CREATE TABLE `__new_menu_sections` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`is_hidden` integer DEFAULT false NOT NULL,
	`station_id` text,
	`sale_days` text DEFAULT '' NOT NULL,
	`sale_from_minutes` integer,
	`sale_until_minutes` integer,
	FOREIGN KEY (`station_id`) REFERENCES `stations`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
-- The categories that had a name in the code; one without a row was shown at its place in that list.
WITH `categories` (`id`, `name`, `position`) AS (
	VALUES ('pani-puri', 'Pani Puri', 0), ('chaat', 'Chaat', 1), ('beverages', 'Beverages', 2), ('desserts', 'Desserts', 3), ('snacks', 'Snacks', 4)
)
INSERT INTO `__new_menu_sections` (`id`, `name`, `image`, `position`, `station_id`, `sale_days`, `sale_from_minutes`, `sale_until_minutes`)
SELECT `categories`.`id`, `name`, '/illustrations/categories/' || `categories`.`id` || '.svg', coalesce(`known`.`position`, `categories`.`position`),
	`station_id`, coalesce(`sale_days`, ''), `sale_from_minutes`, `sale_until_minutes`
FROM `categories` LEFT JOIN `menu_sections` AS `known` ON `known`.`category` = `categories`.`id`;
--> statement-breakpoint
DROP TABLE `menu_sections`;
--> statement-breakpoint
ALTER TABLE `__new_menu_sections` RENAME TO `menu_sections`;
--> statement-breakpoint
CREATE INDEX `menu_sections_of_station` ON `menu_sections` (`station_id`);
--> statement-breakpoint
INSERT INTO `translations` (`kind`, `subject_id`, `field`, `language`, `text`, `updated_at`)
VALUES
	('section', 'pani-puri', 'name', 'hi', 'पानी पूरी', unixepoch() * 1000), ('section', 'pani-puri', 'name', 'mr', 'पाणीपुरी', unixepoch() * 1000),
	('section', 'chaat', 'name', 'hi', 'चाट', unixepoch() * 1000), ('section', 'chaat', 'name', 'mr', 'चाट', unixepoch() * 1000),
	('section', 'beverages', 'name', 'hi', 'ड्रिंक्स', unixepoch() * 1000), ('section', 'beverages', 'name', 'mr', 'पेये', unixepoch() * 1000),
	('section', 'desserts', 'name', 'hi', 'मिठाई', unixepoch() * 1000), ('section', 'desserts', 'name', 'mr', 'गोड पदार्थ', unixepoch() * 1000),
	('section', 'snacks', 'name', 'hi', 'स्नैक्स', unixepoch() * 1000), ('section', 'snacks', 'name', 'mr', 'स्नॅक्स', unixepoch() * 1000);
