ALTER TABLE `devices` ADD `menu_given_at` integer;--> statement-breakpoint
ALTER TABLE `devices` ADD `earlier_menu_given_at` integer;--> statement-breakpoint
ALTER TABLE `sign_ins` ADD `device_id` text REFERENCES devices(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `sign_ins_on_device` ON `sign_ins` (`device_id`,`seq`) WHERE device_id is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `wrong_pins` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `pin_locked_until` integer;--> statement-breakpoint
ALTER TABLE `orders` ADD `sent_by` text REFERENCES users(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `orders_sent_by` ON `orders` (`sent_by`) WHERE sent_by is not null;--> statement-breakpoint
ALTER TABLE `devices` DROP COLUMN `wrong_pins`;