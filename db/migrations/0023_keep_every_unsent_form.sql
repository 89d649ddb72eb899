PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_form_drafts` (
	`token_hash` text NOT NULL,
	`path` text NOT NULL,
	`page` text DEFAULT '' NOT NULL,
	`fields` text NOT NULL,
	`typed_by` text DEFAULT '' NOT NULL,
	`sender` text DEFAULT '' NOT NULL,
	`cart_id` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`token_hash`, `path`)
);
--> statement-breakpoint
INSERT INTO `__new_form_drafts`("token_hash", "path", "page", "fields", "typed_by", "sender", "cart_id", "created_at") SELECT "token_hash", "path", "path", "fields", '', "sender", "cart_id", "created_at" FROM `form_drafts`;--> statement-breakpoint
DROP TABLE `form_drafts`;--> statement-breakpoint
ALTER TABLE `__new_form_drafts` RENAME TO `form_drafts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `form_drafts_by_age` ON `form_drafts` (`created_at`);