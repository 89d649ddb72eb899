import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { sqlite } from "#db/client.server.ts";
import { openDatabase, type TestDatabase } from "#tests/support/shop/database.ts";
import { fillDemo } from "./fill.ts";

/** At night, while the shop is closed. */
const UNTIL = "2026-11-21T03:10:00+05:30";
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
  "select * from order_day_totals order by day, status, payment_method",
  "select * from order_hour_totals order by day, hour",
  "select slug, views from posts order by slug",
  "select id, rating_count, rating_total, sold_count, stock from products order by id",
])("a month filled in bulk has the same totals as one filled row by row: %s", (sql) => {
  const expected = rowByRow.rows(sql);

  expect(expected.length).toBeGreaterThan(4);
  expect(sqlite.prepare(sql).all()).toEqual(expected);
});

test("all orders are placed within opening hours, the unfinished ones shortly before closing", () => {
  const inPune = "time(created_at / 1000 + 19800, 'unixepoch')";
  const places = `select count(*) from orders where ${inPune}`;
  expect(rowByRow.value(`${places} not between '15:00:00' and '23:00:00'`)).toBe(0);
  const unfinished = "status not in ('delivered', 'cancelled')";
  expect(rowByRow.value(`${places} < '22:00:00' and ${unfinished}`)).toBe(0);
  expect(rowByRow.value(`${places} > '22:00:00' and ${unfinished}`)).toBeGreaterThan(4);
});

test("a month filled in bulk has valid references, search tables and indexes", () => {
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  for (const index of ["products", "users", "orders", "events", "posts", "reviews"]) {
    // Throws if the search table differs from its rows.
    sqlite.exec(`insert into ${index}_fts (${index}_fts, rank) values ('integrity-check', 1)`);
  }
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
});
