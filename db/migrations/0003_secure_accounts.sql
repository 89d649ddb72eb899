CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_of_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `second_factors` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`created_at` integer NOT NULL,
	`confirmed_at` integer,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sign_ins` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`client_ip` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sign_ins_of_user` ON `sign_ins` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `sign_ins_by_age` ON `sign_ins` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `has_weak_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `expires_at` = min(`expires_at`, `created_at` + 90 * 86400000);--> statement-breakpoint
UPDATE `sessions` SET `expires_at` = min(`expires_at`, `created_at` + 30 * 86400000, `last_seen_at` + 12 * 3600000)
	WHERE `user_id` IN (SELECT `id` FROM `users` WHERE `role` = 'admin');
