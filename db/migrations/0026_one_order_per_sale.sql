-- A device that was registered again could send a sale a second time; the first order keeps the sale's id.
UPDATE `orders` SET `client_order_id` = `client_order_id` || ' again ' || `seq`
WHERE `client_order_id` IS NOT NULL AND `seq` NOT IN (
  SELECT min(`seq`) FROM `orders` WHERE `client_order_id` IS NOT NULL GROUP BY `client_order_id`
);--> statement-breakpoint
DROP INDEX `orders_of_device`;--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_client_order` ON `orders` (`client_order_id`) WHERE client_order_id is not null;--> statement-breakpoint
CREATE INDEX `orders_of_device` ON `orders` (`device_id`) WHERE device_id is not null;
