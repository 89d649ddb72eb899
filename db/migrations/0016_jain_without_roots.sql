-- Jain food has no potato or other root either. Only the starter menu's words are corrected, and its dishes that are made of
-- potato, onion or garlic no longer offer the option.
UPDATE `option_choices` SET `name` = 'Jain (no onion, garlic or potato)' WHERE `id` = '0192457d-0003-7000-8000-000000000001' AND `name` = 'Jain (no onion, no garlic)';--> statement-breakpoint
UPDATE `translations` SET `text` = 'जैन (बिना प्याज़, लहसुन, आलू)', `is_outdated` = 0
	WHERE `kind` = 'choice' AND `subject_id` = '0192457d-0003-7000-8000-000000000001' AND `field` = 'name' AND `language` = 'hi' AND `text` = 'जैन (बिना प्याज़, बिना लहसुन)';--> statement-breakpoint
UPDATE `translations` SET `text` = 'जैन (कांदा, लसूण, बटाटा नाही)', `is_outdated` = 0
	WHERE `kind` = 'choice' AND `subject_id` = '0192457d-0003-7000-8000-000000000001' AND `field` = 'name' AND `language` = 'mr' AND `text` = 'जैन (कांदा-लसूण नाही)';--> statement-breakpoint
UPDATE `products` SET `description` = replace(`description`, 'in a newspaper cone', 'in a paper cone') WHERE `id` = '0192457c-0668-78f2-a9d9-e65ee1496088';--> statement-breakpoint
DELETE FROM `product_option_groups` WHERE `group_id` = '0192457d-0003-7000-8000-000000000000' AND `product_id` IN (
	'0192457c-1220-7afe-8749-f2d5ed52a616', '0192457c-1608-7b22-95c1-8f54bf086ae9', '0192457c-1dd8-7fc3-afb2-12562fcbbafe', '0192457c-21c0-7074-b1c0-cf3c68cdeeb2', '0192457c-25a8-794e-81e9-6a89e04a6899', '0192457c-2990-70c1-b5ea-985b0d196d6d', '0192457c-2d78-7c36-821a-720a05d5d99f', '0192457c-3160-7b55-a3bc-d4f82b3470d7', '0192457c-3548-7c19-a548-809ad873a693', '0192457c-3d18-7c09-ae79-29dc66822a4c'
);
