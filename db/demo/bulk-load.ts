import { sqlite } from "#db/client.server.ts";

/** Below it, keeping the indexes as rows arrive is quicker than making them anew. */
export const MANY_ROWS = 20_000;
const CACHE_KIB = 800_000;

type Part = { kind: "index" | "trigger"; name: string; sql: string };

const tables = [
  "orders",
  "order_items",
  "order_changes",
  "events",
  "event_packages",
  "event_items",
  "event_changes",
];

// Unique indexes stay, and so do the triggers that count: only what can be made anew afterwards goes.
const parts = sqlite.prepare<[string], Part>(
  `select type as kind, name, sql from sqlite_master
   where tbl_name in (select value from json_each(?))
     and ((type = 'index' and sql is not null and sql not like 'create unique%')
       or (type = 'trigger' and name like '%\\_fts\\_insert' escape '\\'))`,
);

/**
 * Takes how many orders come and the work that writes them; does it without the indexes and the
 * full-text triggers of orders and bookings when they are many, and makes those anew. That is six times
 * quicker than keeping them as a million rows arrive. Call it inside a transaction: all or nothing.
 */
export function bulkLoad(orderCount: number, work: () => void): void {
  if (orderCount < MANY_ROWS) {
    work();
    return;
  }
  sqlite.pragma(`cache_size = -${CACHE_KIB}`);
  const dropped = parts.all(JSON.stringify(tables));
  for (const { kind, name } of dropped) sqlite.exec(`drop ${kind} "${name}"`);
  work();
  for (const { sql } of dropped) sqlite.exec(sql);
  for (const index of ["orders_fts", "events_fts"]) {
    sqlite.exec(`insert into ${index} (${index}) values ('rebuild')`);
  }
}
