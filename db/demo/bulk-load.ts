import { sqlite } from "#db/client.server.ts";
import { recountAll } from "./counters.ts";

/** Below it, keeping indexes and counters as rows arrive is quicker than making them anew. */
export const MANY_ROWS = 20_000;
const CACHE_KIB = 1_000_000;
/** Words are sorted in memory by so much before they are written: the usual megabyte is merged over and over. */
const WORDS_IN_MEMORY = 64 * 1024 * 1024;
const USUAL_WORDS_IN_MEMORY = 1024 * 1024;
/** Indexes are sorted by as many threads beside the one that reads. */
const SORTING_THREADS = 2;

type Part = { kind: "index" | "trigger"; name: string; sql: string };

const tables = [
  "users",
  "orders",
  "order_items",
  "order_changes",
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
const wordIndexes = [
  "users_fts",
  "orders_fts",
  "events_fts",
  "posts_fts",
  "published_posts_fts",
  "reviews_fts",
];

// Unique indexes stay: only what can be made anew afterwards goes, each counter included. An index of few rows stays too:
// made anew it would read all of them.
const parts = sqlite.prepare<[string], Part>(
  `select type as kind, name, sql from sqlite_master
   where tbl_name in (select value from json_each(?))
     and ((type = 'index' and sql is not null and sql not like 'create unique%' and sql not like '% where %')
       or (type = 'trigger' and sql like '%after insert on%'))`,
);

/**
 * Takes the work that writes many rows; does it without the indexes, counters and full-text triggers of the
 * tables that the demo fills, and makes those anew: many times quicker than keeping them row by row. `onStep` is
 * told what is done. Call it inside a transaction: all or nothing.
 */
export function bulkLoad(work: () => void, onStep: (done: string) => void = () => {}): void {
  const dropped = parts.all(JSON.stringify(tables));
  for (const { kind, name } of dropped) sqlite.exec(`drop ${kind} "${name}"`);
  work();
  for (const { sql } of dropped) sqlite.exec(sql);
  onStep(`${dropped.filter(({ kind }) => kind === "index").length} indexes`);
  for (const index of wordIndexes) {
    sortWordsWithin(index, WORDS_IN_MEMORY);
    sqlite.exec(`insert into ${index} (${index}) values ('rebuild')`);
    sortWordsWithin(index, USUAL_WORDS_IN_MEMORY);
  }
  onStep(`${wordIndexes.length} full-text indexes`);
  recountAll();
  onStep("counters");
}

function sortWordsWithin(index: string, bytes: number): void {
  sqlite.exec(`insert into ${index} (${index}, rank) values ('hashsize', ${bytes})`);
}

/**
 * Takes work that writes a file as a whole, runs it with settings for that alone: the rows go to the file once,
 * not to a log first, and references that the demo itself makes are not looked up. Does so only where
 * nobody else has the file open.
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
    // Another process has the file open: the log stays.
    return "wal";
  }
}
