DROP TABLE `statement_credits`;--> statement-breakpoint
DROP TABLE `statement_layouts`;--> statement-breakpoint
DROP TABLE `statements`;