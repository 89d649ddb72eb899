import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#app/cli/prepare.mjs";
import { firstAdmin } from "#tests/support/shop/server.ts";

type Counts = Record<string, number>;

const expectedCounts: Counts = JSON.parse(
  readFileSync(join(root, "tests/drills/query-counts.json"), "utf8"),
);

const folder = mkdtempSync(join(tmpdir(), "chatpata-queries-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function queryCounts(orders: number): Promise<Counts> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production" as const,
    DATABASE_PATH: join(folder, `${orders}.db`),
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    BACKUP_EVERY: "0",
  };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ["--import", "tsx", ...args], { cwd: root, env });
  await run("db/demo/run.ts", "--orders", String(orders));
  const { stdout } = await run("tests/support/shop/count-queries.ts");
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}

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
