-- Names that sound different, for dishes of the starter menu whose other names are still the first ones.
UPDATE `products` SET `other_names` = `names`.`column2` || `names`.`column3` FROM (VALUES
	('0192457b-e340-7266-9f07-3b4d967778dc', 'panipuri, golgappa, gol gappa, puchka, phuchka, pani poori, पानी पूरी, गोलगप्पा', ', pani ke batashe, gup chup'),
	('0192457c-0280-7b28-a6f9-b72ebc8e1036', 'shev potato dahi puri, sev puri, शेव बटाटा दही पुरी', ', sev batata puri'),
	('0192457c-3160-7b55-a3bc-d4f82b3470d7', 'batatavada, batata wada, aloo bonda, बटाटावडा, आलू बोंडा', ', aloo vada'),
	('0192457c-1220-7afe-8749-f2d5ed52a616', 'ragda patties, ragada pattice, ragda patis, aloo tikki, रगड़ा पैटिस', ', ragda petis'),
	('0192457c-0e38-7398-98b4-d2d862de2c50', 'bhelpuri, sukha bhel, dry bhel, jhalmuri, भेल, सूखी भेल', ', झालमूड़ी'),
	('0192457c-2d78-7c36-821a-720a05d5d99f', 'kandabhaji, onion pakoda, pyaz pakora, khekda bhaji, कांदाभजी, प्याज पकौड़ा', ', kanda bhajiya')
) AS `names` WHERE `products`.`id` = `names`.`column1` AND `products`.`other_names` = `names`.`column2`;
