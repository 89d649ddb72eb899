ALTER TABLE `event_packages` ADD `setup_fee_paise` integer DEFAULT 100000 NOT NULL;--> statement-breakpoint
ALTER TABLE `event_packages` ADD `dishes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `service_charge_percent` integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE `events` ADD `venue_fee_paise` integer DEFAULT 50000 NOT NULL;--> statement-breakpoint
-- Until now every booking had these prices. Unknown packages keep the default.
UPDATE event_packages SET
  setup_fee_paise = CASE name WHEN 'Basic' THEN 100000 WHEN 'Premium' THEN 150000 ELSE 200000 END,
  dishes = CASE name
    WHEN 'Basic' THEN '[{"name":"Pani Puri","pricePaise":5000},{"name":"Samosa","pricePaise":3000},{"name":"Pakora","pricePaise":4000},{"name":"Soft Drinks","pricePaise":3000}]'
    WHEN 'Premium' THEN '[{"name":"Pani Puri","pricePaise":5000},{"name":"Samosa","pricePaise":3000},{"name":"Pakora","pricePaise":4000},{"name":"Soft Drinks","pricePaise":3000},{"name":"Chaat","pricePaise":6000},{"name":"Dessert","pricePaise":4000}]'
    ELSE '[{"name":"Pani Puri","pricePaise":5000},{"name":"Samosa","pricePaise":3000},{"name":"Pakora","pricePaise":4000},{"name":"Soft Drinks","pricePaise":3000},{"name":"Chaat","pricePaise":6000},{"name":"Dessert","pricePaise":4000},{"name":"Biryani","pricePaise":12000}]'
  END
WHERE name IN ('Basic', 'Premium', 'Deluxe');
