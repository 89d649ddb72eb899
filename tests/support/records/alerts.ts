import type { TestDatabase } from "#tests/support/shop/database.ts";

/** Acknowledges whatever other tests have left ringing. */
export function silenceAll(database: TestDatabase): void {
  database.change("update orders set rings_since = null");
  database.change("update events set rings_since = null");
}
