import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { rowCounts } from "#db/schema/counters.ts";

type CountedRows = (typeof rowCounts.$inferSelect)["name"];

const byName = db
  .select({ total: rowCounts.rowCount })
  .from(rowCounts)
  .where(eq(rowCounts.name, sql.placeholder("name")))
  .prepare();

/** From counters that triggers maintain. */
export function countRows(name: CountedRows): number {
  return byName.get({ name })?.total ?? 0;
}
