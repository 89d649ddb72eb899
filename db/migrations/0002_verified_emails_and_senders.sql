CREATE TABLE `email_verifications` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_verifications_of_user` ON `email_verifications` (`user_id`,`email`);--> statement-breakpoint
CREATE INDEX `email_verifications_by_expiry` ON `email_verifications` (`expires_at`);--> statement-breakpoint
CREATE TABLE `verified_emails` (
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `email`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `form_drafts` ADD `sender` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `form_drafts` ADD `cart_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- drizzle-kit leaves ON DELETE out of added columns; it was added to the three below by hand.
ALTER TABLE `contact_messages` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `contact_messages_of_user` ON `contact_messages` (`user_id`);--> statement-breakpoint
ALTER TABLE `newsletter_subscribers` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `newsletter_subscribers_of_user` ON `newsletter_subscribers` (`user_id`);--> statement-breakpoint
ALTER TABLE `emails` ADD `user_id` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `emails_about_user` ON `emails` (`user_id`);--> statement-breakpoint
-- Admins' addresses come from whoever runs the shop.
INSERT INTO `verified_emails` (`user_id`, `email`, `created_at`) SELECT `id`, `email`, `created_at` FROM `users` WHERE `role` = 'admin';
