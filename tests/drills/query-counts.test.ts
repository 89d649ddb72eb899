import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { askDemo } from "#tests/support/shop/demo-shop.ts";

type Counts = Record<string, number>;

const expectedCounts: Counts = JSON.parse(
  readFileSync(join(root, "tests/drills/query-counts.json"), "utf8"),
);

const folder = mkdtempSync(join(tmpdir(), "chatpata-queries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const queryCounts = (orders: number) =>
  askDemo<Counts>(join(folder, `${orders}.db`), orders, "count-queries");

let withFewOrders: Counts;
let withManyOrders: Counts;
beforeAll(async () => {
  withFewOrders = await queryCounts(30);
  withManyOrders = await queryCounts(600);
}, 300_000);

test("each screen runs the expected number of queries", () => {
  expect(Object.keys(withManyOrders).length).toBeGreaterThan(90);
  expect(withManyOrders).toEqual(expectedCounts);
});

test("the number of queries does not grow with the number of orders", () => {
  expect(withFewOrders).toEqual(withManyOrders);
});
