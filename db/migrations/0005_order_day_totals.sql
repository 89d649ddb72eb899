CREATE TABLE `order_day_totals` (
	`day` text PRIMARY KEY NOT NULL,
	`order_count` integer NOT NULL,
	`delivered_count` integer NOT NULL,
	`delivered_paise` integer NOT NULL
);
