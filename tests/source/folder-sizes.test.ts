import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const MOST_FILES = 40;

test("no folder has more files than can be read through", () => {
  const counts = new Map<string, number>();
  for (const root of ["app", "db", "tests", "docs"]) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      // Migrations only accumulate, and nobody reads them all.
      if (!entry.isFile() || entry.parentPath.startsWith("db/migrations")) continue;
      counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
    }
  }
  expect(counts.size).toBeGreaterThan(150);
  expect([...counts].filter(([, count]) => count > MOST_FILES)).toEqual([]);
});
