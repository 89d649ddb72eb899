CREATE VIRTUAL TABLE `events_fts` USING fts5(event_number, event_name, customer_name, customer_email, contact_name, contact_phone, content='events', content_rowid='seq', tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'", prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER `events_fts_insert` AFTER INSERT ON `events` BEGIN
  INSERT INTO events_fts(rowid, event_number, event_name, customer_name, customer_email, contact_name, contact_phone) VALUES (new.seq, new.event_number, new.event_name, new.customer_name, new.customer_email, new.contact_name, new.contact_phone);
END;
--> statement-breakpoint
CREATE TRIGGER `events_fts_delete` AFTER DELETE ON `events` BEGIN
  INSERT INTO events_fts(events_fts, rowid, event_number, event_name, customer_name, customer_email, contact_name, contact_phone) VALUES ('delete', old.seq, old.event_number, old.event_name, old.customer_name, old.customer_email, old.contact_name, old.contact_phone);
END;
--> statement-breakpoint
CREATE TRIGGER `events_fts_update` AFTER UPDATE OF event_number, event_name, customer_name, customer_email, contact_name, contact_phone ON `events` BEGIN
  INSERT INTO events_fts(events_fts, rowid, event_number, event_name, customer_name, customer_email, contact_name, contact_phone) VALUES ('delete', old.seq, old.event_number, old.event_name, old.customer_name, old.customer_email, old.contact_name, old.contact_phone);
  INSERT INTO events_fts(rowid, event_number, event_name, customer_name, customer_email, contact_name, contact_phone) VALUES (new.seq, new.event_number, new.event_name, new.customer_name, new.customer_email, new.contact_name, new.contact_phone);
END;
--> statement-breakpoint
INSERT INTO events_fts(events_fts) VALUES ('rebuild');
--> statement-breakpoint
INSERT INTO `event_totals` (status, event_count, total_paise) VALUES ('pending', 0, 0), ('confirmed', 0, 0), ('preparing', 0, 0), ('in_progress', 0, 0), ('completed', 0, 0), ('cancelled', 0, 0);
--> statement-breakpoint
UPDATE `event_totals` SET event_count = (SELECT count(*) FROM events WHERE events.status = event_totals.status), total_paise = (SELECT coalesce(sum(total_paise), 0) FROM events WHERE events.status = event_totals.status);
--> statement-breakpoint
INSERT INTO `event_days` (day, guest_count, event_count) SELECT event_date, sum(guest_count), count(*) FROM events WHERE status <> 'cancelled' GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER `events_totals_insert` AFTER INSERT ON `events` BEGIN
  UPDATE event_totals SET event_count = event_count + 1, total_paise = total_paise + new.total_paise WHERE status = new.status;
  INSERT INTO event_days(day, guest_count, event_count) SELECT new.event_date, new.guest_count, 1 WHERE new.status <> 'cancelled'
    ON CONFLICT(day) DO UPDATE SET guest_count = guest_count + excluded.guest_count, event_count = event_count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `events_totals_delete` AFTER DELETE ON `events` BEGIN
  UPDATE event_totals SET event_count = event_count - 1, total_paise = total_paise - old.total_paise WHERE status = old.status;
  UPDATE event_days SET guest_count = guest_count - old.guest_count, event_count = event_count - 1 WHERE day = old.event_date AND old.status <> 'cancelled';
END;
--> statement-breakpoint
CREATE TRIGGER `events_totals_update` AFTER UPDATE OF status, total_paise, event_date, guest_count ON `events` BEGIN
  UPDATE event_totals SET event_count = event_count - 1, total_paise = total_paise - old.total_paise WHERE status = old.status;
  UPDATE event_totals SET event_count = event_count + 1, total_paise = total_paise + new.total_paise WHERE status = new.status;
  UPDATE event_days SET guest_count = guest_count - old.guest_count, event_count = event_count - 1 WHERE day = old.event_date AND old.status <> 'cancelled';
  INSERT INTO event_days(day, guest_count, event_count) SELECT new.event_date, new.guest_count, 1 WHERE new.status <> 'cancelled'
    ON CONFLICT(day) DO UPDATE SET guest_count = guest_count + excluded.guest_count, event_count = event_count + 1;
END;
