import type { Database } from "better-sqlite3";
import { dishRatingTriggers, recountDishRatings } from "./dish-ratings.ts";
import { dishTotalTriggers, recountDishes } from "./dish-totals.ts";
import { orderTotalTriggers, recountOrders } from "./order-totals.ts";
import { publicVersionTriggers, raisePublicVersion } from "./public-version.ts";
import { rebuildSearchTables, searchTriggers } from "./search-tables.ts";
import { translationTriggers } from "./translations.ts";
import { recheckVerifiedEmails, verifiedEmailTriggers } from "./verified-emails.ts";

const triggers = [
  ...orderTotalTriggers,
  ...dishTotalTriggers,
  ...dishRatingTriggers,
  ...verifiedEmailTriggers,
  ...translationTriggers,
  ...publicVersionTriggers,
  ...searchTriggers,
];

type Trigger = { name: string; sql: string };

function triggersIn(file: Database): Trigger[] {
  return file
    .prepare<[], Trigger>("select name, sql from sqlite_schema where type = 'trigger'")
    .all();
}

/** Whether the file has exactly the triggers defined here. SQLite stores their text unchanged. */
export function hasCurrentTriggers(file: Database): boolean {
  const found = triggersIn(file).map(({ sql }) => sql);
  return found.length === triggers.length && triggers.every((sql) => found.includes(sql));
}

export function dropTriggers(file: Database): void {
  for (const { name } of triggersIn(file)) file.exec(`drop trigger "${name}"`);
}

/** Recreates all triggers and recomputes the totals and search tables that they update. */
export function recreateTriggers(file: Database): void {
  file.transaction(() => {
    dropTriggers(file);
    for (const sql of triggers) file.exec(sql);
    file.exec(recountOrders);
    file.exec(recountDishes);
    file.exec(recountDishRatings);
    file.exec(recheckVerifiedEmails);
    file.exec(rebuildSearchTables);
    file.exec(raisePublicVersion);
  })();
}
