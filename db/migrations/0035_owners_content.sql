CREATE TABLE `content` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`position` integer NOT NULL,
	`fields` text NOT NULL,
	`former` text,
	`is_sample` integer DEFAULT false NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `content_by_subject` ON `content` (`subject`,`position`,`id`);