CREATE TABLE `shifts` (
	`id` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`expected_paise` integer NOT NULL,
	`counted_paise` integer NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `shifts_of_day` ON `shifts` (`day`,`id`);--> statement-breakpoint
CREATE INDEX `shifts_by` ON `shifts` (`by_user_id`);