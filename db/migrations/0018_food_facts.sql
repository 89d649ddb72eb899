ALTER TABLE `option_choices` ADD `contains` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `option_choices` ADD `leaves_out` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `contains` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `is_food_checked` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `food_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What the owner's texts name. Whatever is not recognized stays a note, and nothing counts as checked.
UPDATE `products` SET `contains` = (
	SELECT json_group_array(`column1`) FROM (VALUES
		('dairy', '%milk%'), ('dairy', '%curd%'), ('dairy', '%ghee%'), ('dairy', '%dairy%'), ('dairy', '%paneer%'), ('dairy', '%lactose%'),
		('nuts', 'nut%'), ('nuts', '%tree nut%'), ('nuts', '%cashew%'), ('nuts', '%pistachio%'), ('nuts', '%almond%'), ('nuts', '%walnut%'), ('nuts', '%hazelnut%'),
		('peanuts', '%peanut%'), ('peanuts', '%groundnut%'),
		('gluten', '%gluten%'), ('gluten', '%wheat%'), ('sesame', '%sesame%'), ('mustard', '%mustard%'), ('soy', '%soy%')
	) WHERE EXISTS (SELECT 1 FROM json_each(`products`.`allergens`) WHERE `value` LIKE `column2` AND `value` NOT LIKE '%coconut%')
) WHERE `allergens` <> '[]';--> statement-breakpoint
UPDATE `products` SET `contains` = (SELECT json_group_array(DISTINCT `value`) FROM json_each(`contains`));--> statement-breakpoint
UPDATE `products` SET `food_note` = coalesce((
	SELECT 'Contains: ' || group_concat(`value`, ', ') FROM json_each(`products`.`allergens`) WHERE `value` LIKE '%coconut%' OR NOT EXISTS (
		SELECT 1 FROM (VALUES
			('%milk%'), ('%curd%'), ('%ghee%'), ('%dairy%'), ('%paneer%'), ('%lactose%'), ('nut%'), ('%tree nut%'), ('%cashew%'), ('%pistachio%'), ('%almond%'), ('%walnut%'), ('%hazelnut%'),
			('%peanut%'), ('%groundnut%'), ('%gluten%'), ('%wheat%'), ('%sesame%'), ('%mustard%'), ('%soy%')
		) WHERE `value` LIKE `column1`
	)
), '');--> statement-breakpoint
-- The starter menu's dishes are checked, unless the owner changed what they are made of.
UPDATE `products` SET `contains` = `column3`, `food_note` = `column4`, `is_food_checked` = 1 FROM (VALUES
	('0192457b-e340-7266-9f07-3b4d967778dc', '["Crisp semolina puris","Mint and coriander pani","Spiced potato","Boiled chana","Boondi","Black salt"]', '["root","gluten"]', 'Jain: raw banana instead of potato.'),
	('0192457b-e728-7af2-9f7d-f4013416e52f', '["Crisp semolina puris","Green chilli pani","Spiced potato","Dried red chilli","Ginger","Black salt"]', '["root","gluten"]', 'Jain: raw banana instead of potato, and no ginger.'),
	('0192457b-eb10-7d53-88fc-a610d6d94397', '["Crisp semolina puris","Whisked curd","Spiced potato","Tamarind chutney","Nylon shev","Pomegranate"]', '["root","dairy","gluten"]', 'Jain: raw banana instead of potato.'),
	('0192457b-eef8-7cd2-a1bf-0c568cb7bb9b', '["Crisp semolina puris","Tamarind and date pani","Jaggery","Spiced potato","Boondi","Roasted cumin"]', '["root","gluten"]', 'Jain: raw banana instead of potato.'),
	('0192457b-f2e0-7737-898c-9eaa33fc3df0', '["Crisp semolina puris","Masala potato","Onion","Tomato","Shev","Chaat masala"]', '["onion","root","gluten"]', 'Jain: raw banana instead of potato, and no onion.'),
	('0192457b-f6c8-7163-893e-fcbde3dc519a', '["Crisp semolina puris","White pea ragda","Onion","Coriander","Turmeric","Garam masala"]', '["onion","gluten"]', 'Jain: no onion.'),
	('0192457b-fab0-7c6d-9771-562abcdbbd26', '["30 crisp puris","Mint pani","Tamarind and date pani","Ragda","Boondi"]', '["root","gluten"]', 'Jain: pani without ginger.'),
	('0192457b-fe98-7a20-b175-10fbfdf3943a', '["Flat papdi","Boiled potato","Onion","Tomato","Green and tamarind chutneys","Nylon shev"]', '["onion","root","gluten"]', 'Jain: raw banana instead of potato, and no onion.'),
	('0192457c-0280-7b28-a6f9-b72ebc8e1036', '["Crisp semolina puris","Boiled potato","Sweet curd","Shev","Tamarind chutney","Pomegranate"]', '["root","dairy","gluten"]', 'Jain: raw banana instead of potato.'),
	('0192457c-0668-78f2-a9d9-e65ee1496088', '["Puffed rice","Shev","Papdi","Onion","Tomato","Tamarind chutney","Coriander"]', '["onion","root","gluten"]', 'Jain: no onion, and green chutney without ginger.'),
	('0192457c-0a50-70da-bc11-a5e0ab090fdf', '["Puffed rice","Tamarind chutney","Green chutney","Boiled potato","Shev","Onion"]', '["onion","root","gluten"]', 'Jain: raw banana instead of potato, and no onion.'),
	('0192457c-0e38-7398-98b4-d2d862de2c50', '["Puffed rice","Roasted peanuts","Shev","Onion","Green chilli","Lime"]', '["onion","peanuts"]', 'Jain: no onion.'),
	('0192457c-1220-7afe-8749-f2d5ed52a616', '["Potato pattice","White pea ragda","Green chutney","Tamarind chutney","Onion","Shev"]', '["onion","root"]', ''),
	('0192457c-1608-7b22-95c1-8f54bf086ae9', '["Potato samosa","Chole","Whisked curd","Green chutney","Tamarind chutney","Pomegranate"]', '["onion","garlic","root","dairy","gluten"]', ''),
	('0192457c-19f0-7a7e-8a46-b1f7ddc035ed', '["Urad dal vada","Whisked curd","Tamarind chutney","Roasted cumin","Red chilli powder"]', '["dairy"]', ''),
	('0192457c-1dd8-7fc3-afb2-12562fcbbafe', '["Ladi pav","Batata vada","Dry garlic chutney","Green chutney","Fried green chilli"]', '["garlic","root","peanuts","gluten","sesame","mustard"]', ''),
	('0192457c-21c0-7074-b1c0-cf3c68cdeeb2', '["Sprouted matki","Red tarri","Farsan","Onion","Lime","Ladi pav"]', '["onion","garlic","root","peanuts","gluten","sesame","mustard"]', ''),
	('0192457c-25a8-794e-81e9-6a89e04a6899', '["Mashed vegetables","Tomato","Butter","Pav bhaji masala","Onion","Ladi pav"]', '["onion","garlic","root","dairy","gluten"]', ''),
	('0192457c-2990-70c1-b5ea-985b0d196d6d', '["Ladi pav","Potato with dabeli masala","Masala peanuts","Pomegranate","Tamarind chutney","Shev"]', '["root","peanuts","gluten"]', ''),
	('0192457c-2d78-7c36-821a-720a05d5d99f', '["Onion","Gram flour","Ajwain","Green chilli","Coriander"]', '["onion"]', ''),
	('0192457c-3160-7b55-a3bc-d4f82b3470d7', '["Potato","Gram flour","Mustard seeds","Green chilli","Garlic","Turmeric"]', '["garlic","root","mustard"]', ''),
	('0192457c-3548-7c19-a548-809ad873a693', '["Sabudana","Potato","Roasted peanuts","Green chilli","Cumin","Curd"]', '["root","dairy","peanuts"]', ''),
	('0192457c-3930-758d-80cc-057733014fff', '["Fresh coriander","Gram flour","Sesame","Green chilli","Turmeric"]', '["sesame"]', ''),
	('0192457c-3d18-7c09-ae79-29dc66822a4c', '["Flattened rice","Onion","Roasted peanuts","Mustard seeds","Curry leaves","Fresh coconut","Lime"]', '["onion","peanuts","mustard"]', ''),
	('0192457c-4100-7655-a8e0-0d6b30cb89d2', '["Fresh curd","Sugar","Malai","Cardamom","Pistachio"]', '["dairy","nuts"]', ''),
	('0192457c-44e8-7ad6-b512-f00dc712a70b', '["Assam tea","Full-cream milk","Ginger","Cardamom","Sugar"]', '["root","dairy"]', ''),
	('0192457c-48d0-75b8-a4d6-33249245ccf6', '["Kokum","Fresh coconut milk","Green chilli","Coriander","Salt"]', '[]', ''),
	('0192457c-4cb8-75bc-a4ea-76e71e15d2af', '["Sugarcane","Ginger","Lime","Black salt"]', '["root"]', ''),
	('0192457c-50a0-758e-848c-f84fe9d85278', '["Fresh lime","Soda water","Mint","Black salt","Roasted cumin"]', '[]', ''),
	('0192457c-5488-707b-96d9-d50949481f44', '["Kokum","Sugar","Roasted cumin","Black salt","Mint"]', '[]', ''),
	('0192457c-5870-7f89-b65f-2d52aa2f58aa', '["Buttermilk","Ginger","Coriander","Roasted cumin","Curry leaves"]', '["root","dairy"]', ''),
	('0192457c-5c58-7852-92a5-400279c58662', '["Reduced milk","Sugar","Cardamom","Pistachio","Saffron"]', '["dairy","nuts"]', ''),
	('0192457c-6040-765e-94fa-ced7c00426e3', '["Fermented batter","Ghee","Sugar syrup","Saffron","Pistachio"]', '["dairy","nuts","gluten"]', ''),
	('0192457c-6428-7e72-958a-a6e79b33dab8', '["Khoya","Sugar syrup","Cardamom","Rose water","Pistachio"]', '["dairy","nuts","gluten"]', ''),
	('0192457c-6810-74d2-a9a2-905ae169ffc0', '["Hung curd","Sugar","Saffron","Cardamom","Pistachio","Puri"]', '["dairy","nuts","gluten"]', ''),
	('0192457c-6bf8-7be1-82e8-266eed447363', '["Mango pulp","Cold milk","Mango and vanilla ice cream","Pistachio","Cherry"]', '["dairy","nuts"]', 'The cherry contains sulphites.'),
	('0192457c-6fe0-7d0c-a7a2-ba2228faee7c', '["Chana dal","Jaggery","Wheat flour","Nutmeg","Ghee"]', '["dairy","gluten"]', ''),
	('0192457c-73c8-7360-834e-e6136d68c96e', '["Rice flour","Fresh coconut","Jaggery","Cardamom","Ghee"]', '["dairy"]', ''),
	('0192457d-1001-7000-8000-000000000000', '["Crisp semolina puris","White pea ragda","Mint and coriander pani","Black salt"]', '["root","gluten"]', 'Jain: pani without ginger.'),
	('0192457d-1002-7000-8000-000000000000', '["Puffed rice","Farsan","Nylon shev","Onion","Tomato","Coriander"]', '["onion","peanuts","gluten"]', 'Jain: no onion.'),
	('0192457d-1003-7000-8000-000000000000', '["Crisp semolina puris","Whisked curd","Tamarind chutney","Nylon shev"]', '["dairy","gluten"]', '')
) WHERE `id` = `column1` AND json(`ingredients`) = json(`column2`);--> statement-breakpoint
DELETE FROM `translations` WHERE `kind` = 'dish' AND `field` = 'allergens' AND NOT EXISTS (
	SELECT 1 FROM `products` WHERE `id` = `subject_id` AND `food_note` LIKE 'Contains: %'
);--> statement-breakpoint
UPDATE `translations` SET `field` = 'foodNote', `is_outdated` = 1 WHERE `kind` = 'dish' AND `field` = 'allergens';--> statement-breakpoint
INSERT OR IGNORE INTO `translations` (`kind`, `subject_id`, `field`, `language`, `text`, `updated_at`)
SELECT 'dish', `id`, 'foodNote', `column2`, `column3`, unixepoch() * 1000 FROM `products` JOIN (VALUES
	('Jain: raw banana instead of potato.', 'hi', 'जैन: आलू की जगह कच्चा केला।'),
	('Jain: raw banana instead of potato.', 'mr', 'जैन: बटाट्याऐवजी कच्ची केळी.'),
	('Jain: raw banana instead of potato, and no ginger.', 'hi', 'जैन: आलू की जगह कच्चा केला, अदरक नहीं।'),
	('Jain: raw banana instead of potato, and no ginger.', 'mr', 'जैन: बटाट्याऐवजी कच्ची केळी, आलं नाही.'),
	('Jain: raw banana instead of potato, and no onion.', 'hi', 'जैन: आलू की जगह कच्चा केला, प्याज़ नहीं।'),
	('Jain: raw banana instead of potato, and no onion.', 'mr', 'जैन: बटाट्याऐवजी कच्ची केळी, कांदा नाही.'),
	('Jain: no onion.', 'hi', 'जैन: बिना प्याज़।'),
	('Jain: no onion.', 'mr', 'जैन: कांद्याशिवाय.'),
	('Jain: pani without ginger.', 'hi', 'जैन: बिना अदरक का पानी।'),
	('Jain: pani without ginger.', 'mr', 'जैन: आल्याशिवाय पाणी.'),
	('Jain: no onion, and green chutney without ginger.', 'hi', 'जैन: बिना प्याज़, और हरी चटनी बिना अदरक।'),
	('Jain: no onion, and green chutney without ginger.', 'mr', 'जैन: कांदा नाही, आणि हिरवी चटणी आल्याशिवाय.'),
	('The cherry contains sulphites.', 'hi', 'चेरी में सल्फ़ाइट हैं।'),
	('The cherry contains sulphites.', 'mr', 'चेरीमध्ये सल्फाइट्स असतात.')
) ON `food_note` = `column1` WHERE EXISTS (SELECT 1 FROM `translations` WHERE `language` = `column2`);--> statement-breakpoint
UPDATE `option_choices` SET `leaves_out` = '["onion","garlic","root"]' WHERE `id` = '0192457d-0003-7000-8000-000000000001';--> statement-breakpoint
UPDATE `option_choices` SET `contains` = `column2` FROM (VALUES
	('0192457d-0007-7000-8000-000000000003', '["garlic"]'),
	('0192457d-0007-7000-8000-000000000004', '["peanuts"]'),
	('0192457d-0008-7000-8000-000000000002', '["dairy"]'),
	('0192457d-0008-7000-8000-000000000003', '["gluten"]')
) WHERE `id` = `column1`;--> statement-breakpoint
-- Dishes that come without water no longer ask which.
DELETE FROM `product_option_groups` WHERE `group_id` = '0192457d-0002-7000-8000-000000000000' AND `product_id` IN (
	'0192457b-eb10-7d53-88fc-a610d6d94397', '0192457b-f2e0-7737-898c-9eaa33fc3df0', '0192457b-f6c8-7163-893e-fcbde3dc519a', '0192457b-fab0-7c6d-9771-562abcdbbd26', '0192457d-1003-7000-8000-000000000000'
);
