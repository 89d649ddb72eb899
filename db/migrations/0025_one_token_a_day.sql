-- Written by hand, so that the orders are not copied.
DROP INDEX `orders_by_token`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `token_day` TO `told_day`;--> statement-breakpoint
ALTER TABLE `orders` RENAME COLUMN `token` TO `told_token`;--> statement-breakpoint
ALTER TABLE `orders` ADD `token_day` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `token` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Customers at the counter were told their tokens; other orders have the end of their number.
UPDATE `orders` SET
	`token_day` = coalesce(`told_day`, '20' || substr(`order_number`, 4, 2) || '-' || substr(`order_number`, 6, 2) || '-' || substr(`order_number`, 8, 2)),
	`token` = coalesce(`told_token`, ltrim(substr(`order_number`, 11), '0'));--> statement-breakpoint
-- An order from the web gets another token if its own was called out at the counter on the same day.
UPDATE `orders` SET `token` = `renumbered`.`token` FROM (
	SELECT `web`.`seq`,
		max(coalesce(`order_number_counters`.`last`, 0), coalesce(`token_counters`.`last`, 0))
			+ row_number() OVER (PARTITION BY `web`.`token_day` ORDER BY `web`.`seq`) AS `token`
	FROM `orders` AS `web`
	JOIN `orders` AS `told` ON `told`.`told_day` = `web`.`token_day` AND `told`.`told_token` = `web`.`token`
	LEFT JOIN `order_number_counters` ON `order_number_counters`.`day` = `web`.`token_day`
	LEFT JOIN `token_counters` ON `token_counters`.`day` = `web`.`token_day`
	WHERE `web`.`told_token` IS NULL
) AS `renumbered` WHERE `orders`.`seq` = `renumbered`.`seq`;--> statement-breakpoint
INSERT INTO `token_counters` (`day`, `last`)
	SELECT `day`, `last` FROM `order_number_counters` WHERE true
	ON CONFLICT (`day`) DO UPDATE SET `last` = max(`last`, excluded.`last`);--> statement-breakpoint
INSERT INTO `token_counters` (`day`, `last`)
	SELECT `token_day`, max(`token` + 0) FROM `orders` GROUP BY `token_day`
	ON CONFLICT (`day`) DO UPDATE SET `last` = max(`last`, excluded.`last`);--> statement-breakpoint
DROP TABLE `order_number_counters`;--> statement-breakpoint
DROP TABLE `token_blocks`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `told_day`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `told_token`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_token` ON `orders` (`token_day`,`token`) WHERE token <> '';--> statement-breakpoint
DROP TABLE `orders_fts`;--> statement-breakpoint
CREATE VIRTUAL TABLE `orders_fts` USING fts5(order_number, token, customer_name, email, phone, content='orders', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
