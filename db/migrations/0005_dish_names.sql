ALTER TABLE `products` ADD `name_devanagari` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `products` ADD `other_names` text DEFAULT '' NOT NULL;
--> statement-breakpoint
UPDATE `products` SET `name_devanagari` = `names`.`column2`, `other_names` = `names`.`column3` FROM (VALUES
	('0192457b-e340-7266-9f07-3b4d967778dc', 'पाणी पुरी', 'panipuri, golgappa, gol gappa, puchka, phuchka, pani poori, पानी पूरी, गोलगप्पा'),
	('0192457b-e728-7af2-9f7d-f4013416e52f', 'तिखट पाणी पुरी', 'panipuri, golgappa, gol gappa, puchka, tikhat, teekha, पानी पूरी, गोलगप्पा'),
	('0192457b-eb10-7d53-88fc-a610d6d94397', 'दही पुरी', 'dahipuri, dahi poori, curd puri, दही पूरी'),
	('0192457b-eef8-7cd2-a1bf-0c568cb7bb9b', 'गोड पाणी पुरी', 'panipuri, golgappa, gol gappa, puchka, meetha, sweet, पानी पूरी, गोलगप्पा, मीठा'),
	('0192457b-f2e0-7737-898c-9eaa33fc3df0', 'मसाला पुरी', 'masalapuri, masala poori, मसाला पूरी'),
	('0192457b-f6c8-7163-893e-fcbde3dc519a', 'रगडा पुरी', 'ragda puri, ragdapuri, ragada poori, रगड़ा पूरी'),
	('0192457b-fab0-7c6d-9771-562abcdbbd26', 'घरगुती पाणी पुरी', 'panipuri, golgappa, gol gappa, home, diy, पानी पूरी, गोलगप्पा'),
	('0192457b-fe98-7a20-b175-10fbfdf3943a', 'शेव पुरी', 'sev puri, sevpuri, shevpuri, sev poori, सेव पूरी'),
	('0192457c-0280-7b28-a6f9-b72ebc8e1036', 'एसपीडीपी', 'shev potato dahi puri, sev puri, शेव बटाटा दही पुरी'),
	('0192457c-0668-78f2-a9d9-e65ee1496088', 'भेळ पुरी', 'bhelpuri, bhel, bhelpoori, भेल, भेलपूरी'),
	('0192457c-0a50-70da-bc11-a5e0ab090fdf', 'ओली भेळ', 'bhelpuri, wet bhel, geeli bhel, भेल, गीली भेल'),
	('0192457c-0e38-7398-98b4-d2d862de2c50', 'सुकी भेळ', 'bhelpuri, sukha bhel, dry bhel, jhalmuri, भेल, सूखी भेल'),
	('0192457c-1220-7afe-8749-f2d5ed52a616', 'रगडा पॅटिस', 'ragda patties, ragada pattice, ragda patis, aloo tikki, रगड़ा पैटिस'),
	('0192457c-1608-7b22-95c1-8f54bf086ae9', 'समोसा चाट', 'samosachaat, samosa chat, chole samosa'),
	('0192457c-19f0-7a7e-8a46-b1f7ddc035ed', 'दही वडा', 'dahivada, dahi wada, dahi bhalla, curd vada, दही बड़ा, दही भल्ला'),
	('0192457c-1dd8-7fc3-afb2-12562fcbbafe', 'वडापाव', 'vadapav, wada pav, wada pao, vada pao, bombay burger, वडा पाव, बड़ा पाव'),
	('0192457c-21c0-7074-b1c0-cf3c68cdeeb2', 'मिसळ पाव', 'misalpav, misal pao, usal, मिसल पाव, मिसळपाव'),
	('0192457c-25a8-794e-81e9-6a89e04a6899', 'पावभाजी', 'pavbhaji, pao bhaji, पाव भाजी'),
	('0192457c-2990-70c1-b5ea-985b0d196d6d', 'दाबेली', 'kutchi dabeli, kachchi dabeli, दबेली'),
	('0192457c-2d78-7c36-821a-720a05d5d99f', 'कांदा भजी', 'kandabhaji, onion pakoda, pyaz pakora, khekda bhaji, कांदाभजी, प्याज पकौड़ा'),
	('0192457c-3160-7b55-a3bc-d4f82b3470d7', 'बटाटा वडा', 'batatavada, batata wada, aloo bonda, बटाटावडा, आलू बोंडा'),
	('0192457c-3548-7c19-a548-809ad873a693', 'साबुदाणा वडा', 'sabudanavada, sabudana wada, sago vada, upvas, fasting, साबूदाना वड़ा'),
	('0192457c-3930-758d-80cc-057733014fff', 'कोथिंबीर वडी', 'kothimbirvadi, coriander vadi, dhaniya vadi'),
	('0192457c-3d18-7c09-ae79-29dc66822a4c', 'कांदा पोहे', 'poha, kandapohe, onion poha, पोहा, कांदापोहे'),
	('0192457c-4100-7655-a8e0-0d6b30cb89d2', 'लस्सी', 'lasi, sweet lassi, punjabi lassi'),
	('0192457c-44e8-7ad6-b512-f00dc712a70b', 'मसाला चहा', 'tea, chaha, cutting chai, masala tea, चाय'),
	('0192457c-48d0-75b8-a4d6-33249245ccf6', 'सोलकढी', 'solkadhi, sol kadi, kokum kadhi, सोल कढी'),
	('0192457c-4cb8-75bc-a4ea-76e71e15d2af', 'उसाचा रस', 'sugarcane juice, sugar cane, ganne ka ras, ganna, गन्ने का रस'),
	('0192457c-50a0-758e-848c-f84fe9d85278', 'लिंबू सोडा', 'limbu soda, lemon soda, lime soda, goti soda, नींबू सोडा'),
	('0192457c-5488-707b-96d9-d50949481f44', 'कोकम सरबत', 'kokam, kokum sarbat, कोकम शरबत'),
	('0192457c-5870-7f89-b65f-2d52aa2f58aa', 'मसाला ताक', 'chaas, chhaas, buttermilk, mattha, छाछ, मठ्ठा'),
	('0192457c-5c58-7852-92a5-400279c58662', 'मलई कुल्फी', 'kulfi, ice cream, icecream, मलाई कुल्फी'),
	('0192457c-6040-765e-94fa-ced7c00426e3', 'जिलबी', 'jilebi, jilbi, zalebi, जलेबी'),
	('0192457c-6428-7e72-958a-a6e79b33dab8', 'गुलाबजाम', 'gulabjamun, gulab jam, gulaab jamun, गुलाब जामुन'),
	('0192457c-6810-74d2-a9a2-905ae169ffc0', 'केशर श्रीखंड', 'srikhand, shreekhand, saffron, केसर श्रीखंड'),
	('0192457c-6bf8-7be1-82e8-266eed447363', 'मँगो मस्तानी', 'amba mastani, mango milkshake, mango shake, आंबा मस्तानी'),
	('0192457c-6fe0-7d0c-a7a2-ba2228faee7c', 'पुरणपोळी', 'puranpoli, pooran poli, पुरण पोळी, पूरन पोली'),
	('0192457c-73c8-7360-834e-e6136d68c96e', 'उकडीचे मोदक', 'modak, modhak, steamed modak, ukdiche')
) AS `names` WHERE `products`.`id` = `names`.`column1`;
--> statement-breakpoint
DROP TABLE `products_fts`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `products_fts` USING fts5(name, description, ingredients, category, name_devanagari, other_names, content='products', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='1 2 3 4 5 6 7');
--> statement-breakpoint
-- The words of the table above, in which a search with a spelling mistake finds similar ones.
CREATE VIRTUAL TABLE `products_fts_words` USING fts5vocab(products_fts, row);
