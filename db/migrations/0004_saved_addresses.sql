CREATE TABLE `addresses` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`address` text NOT NULL,
	`city` text NOT NULL,
	`pincode` text NOT NULL,
	`used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `addresses_identity` ON `addresses` (`user_id`,`address`,`city`,`pincode`);--> statement-breakpoint
CREATE INDEX `addresses_of_user` ON `addresses` (`user_id`,`used_at`);--> statement-breakpoint
INSERT INTO `addresses` (`id`, `user_id`, `address`, `city`, `pincode`, `used_at`)
	SELECT max(`id`), `user_id`, `street`, `city`, `zip_code`, max(`created_at`) FROM `orders`
	WHERE `user_id` IS NOT NULL GROUP BY `user_id`, `street`, `city`, `zip_code`;
