import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { rowCounts } from "#db/schema/counters.ts";

type CountedRows = (typeof rowCounts.$inferSelect)["name"];

const byName = db
  .select({ total: rowCounts.rowCount })
  .from(rowCounts)
  .where(eq(rowCounts.name, sql.placeholder("name")))
  .prepare();

/** Takes what is counted, returns how many rows of it there are, from a counter that triggers keep. Source: architecture, SQLite and Drizzle. */
export function countRows(name: CountedRows): number {
  return byName.get({ name })?.total ?? 0;
}
