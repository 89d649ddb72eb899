import { sqlite } from "#db/client.server.ts";
import { dropTriggers, recreateTriggers } from "#db/triggers/recreate.ts";

/** With fewer rows, updating indexes and totals row by row is faster. */
export const MANY_ROWS = 20_000;
const CACHE_KIB = 1_000_000;
/** Helper threads for sorting indexes. */
const SORTING_THREADS = 2;

const tables = [
  "users",
  "orders",
  "order_items",
  "order_changes",
  "payments",
  "events",
  "event_packages",
  "event_items",
  "event_changes",
  "posts",
  "post_likes",
  "post_saves",
  "reviews",
  "review_votes",
  "wishlist_dishes",
  "contact_messages",
  "newsletter_subscribers",
];

// Unique indexes stay, and so do small partial ones, because recreating them would read the whole
// table.
const indexes = sqlite.prepare<[string], { name: string; sql: string }>(
  `select name, sql from sqlite_schema
   where type = 'index' and tbl_name in (select value from json_each(?))
     and sql is not null and sql not like 'create unique%' and (sql not like '% where %' or name in ('orders_of_phone', 'payments_by_user'))`,
);

/**
 * Runs work that writes many rows without indexes and triggers, then recreates them and recomputes
 * the totals and search tables, which is many times faster than row by row. Call it inside a
 * transaction.
 */
export function bulkLoad(work: () => void, onStep: (done: string) => void = () => {}): void {
  const dropped = indexes.all(JSON.stringify(tables));
  dropTriggers(sqlite);
  for (const { name } of dropped) sqlite.exec(`drop index "${name}"`);
  work();
  for (const { sql } of dropped) sqlite.exec(sql);
  onStep(`${dropped.length} indexes`);
  recreateTriggers(sqlite);
  onStep("totals and search tables");
}

/**
 * Runs work that fills a whole file with faster settings: without foreign key checks and, unless
 * another process has the file open, without the write-ahead log.
 */
export function withBulkSettings<Outcome>(work: () => Outcome): Outcome {
  sqlite.pragma(`cache_size = -${CACHE_KIB}`);
  sqlite.pragma(`threads = ${SORTING_THREADS}`);
  sqlite.pragma("foreign_keys = OFF");
  const isAlone = journalMode("truncate") === "truncate";
  if (isAlone) sqlite.pragma("synchronous = OFF");
  try {
    return work();
  } finally {
    sqlite.pragma("synchronous = FULL");
    if (isAlone) journalMode("wal");
    sqlite.pragma("foreign_keys = ON");
  }
}

function journalMode(wanted: "truncate" | "wal"): unknown {
  try {
    return sqlite.pragma(`journal_mode = ${wanted}`, { simple: true });
  } catch {
    // Another process has the file open.
    return "wal";
  }
}
