CREATE INDEX `users_of_phone` ON `users` (substr(replace(replace(`phone`, ' ', ''), '+', ''), -10));
