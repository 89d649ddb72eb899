import "#tests/support/temporary-database.ts";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { sqlite } from "#db/client.server.ts";
import { openDatabase, type TestDatabase } from "#tests/support/database.ts";
import { fillDemo } from "./fill.ts";

const UNTIL = "2026-11-20T20:30:00+05:30";
let rowByRow: TestDatabase;

beforeAll(async () => {
  const file = `${sqlite.name}-row-by-row`;
  execFileSync(
    join(root, "node_modules/.bin/tsx"),
    ["db/demo/run.ts", "--orders", "200", "--until", UNTIL],
    { cwd: root, env: { ...process.env, DATABASE_PATH: file } },
  );
  rowByRow = openDatabase(file);
  const options = { orderCount: 200, seed: "chatpata", until: new Date(UNTIL), again: false };
  await fillDemo(options, undefined, true);
}, 120_000);

afterAll(() => rowByRow?.close());

test.each([
  "select * from order_status_counts order by status",
  "select * from order_day_totals order by day",
  "select * from order_hour_totals order by day, hour",
  "select * from order_payment_totals order by day, payment_method",
  "select * from event_totals order by status",
  "select * from event_type_totals order by event_type, status",
  "select * from event_days order by day",
  "select * from post_totals order by status, category",
  "select * from review_star_counts order by rating",
  "select * from row_counts order by name",
  "select slug, likes, views from posts order by slug",
  "select id, helpful_count from reviews order by id",
  "select id, rating_count, rating_total, sold_count, stock from products order by id",
])("filled in bulk, a month counts as one that was kept row by row: %s", (sql) => {
  const kept = rowByRow.rows(sql);

  expect(kept.length).toBeGreaterThan(4);
  expect(sqlite.prepare(sql).all()).toEqual(kept);
});

test("nothing refers to what is not there, and every index of words fits its table", () => {
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  for (const index of ["users", "orders", "events", "posts", "published_posts", "reviews"]) {
    // Throws where the index differs from the rows.
    sqlite.exec(`insert into ${index}_fts (${index}_fts, rank) values ('integrity-check', 1)`);
  }
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
});
