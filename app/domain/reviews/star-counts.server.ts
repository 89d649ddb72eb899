import { db } from "#db/client.server.ts";
import { reviewStarCounts } from "#db/schema/reviews.ts";

const rows = db.select().from(reviewStarCounts).prepare();

/** How many reviews with so many stars are shown or hidden, and how many of the shown have a mark. */
export type StarRow = typeof reviewStarCounts.$inferSelect;

/** Returns how many reviews there are, a row for each number of stars, from counters that triggers keep. Source: architecture, SQLite and Drizzle. */
export function starRows(): StarRow[] {
  return rows.all();
}

/** Takes such rows, which of them count and what of a row, returns the sum. Source: as `starRows`. */
export function sumOfStars(
  rows: StarRow[],
  isWanted: (stars: number) => boolean,
  countOf: (row: StarRow) => number,
): number {
  return rows.filter(({ rating }) => isWanted(rating)).reduce((sum, row) => sum + countOf(row), 0);
}
